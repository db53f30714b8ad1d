import { createApp } from 'vue'
import App from './App.vue'
import { connect } from './bridge/connect'

createApp(App, { bridge: connect() }).mount('#app')
