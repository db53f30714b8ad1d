import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type Plugin } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What a phone needs to install the page as an app. */
const manifest = {
  name: 'Spotting Top',
  short_name: 'Spotting Top',
  start_url: '/',
  display: 'standalone',
  background_color: '#efe4cb',
  theme_color: '#faf4e5',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon.png', sizes: '512x512', type: 'image/png' },
  ],
}

const installable: Plugin = {
  name: 'installable',
  generateBundle() {
    const emit = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source })
    emit('manifest.webmanifest', JSON.stringify(manifest))
    for (const icon of ['icon.svg', 'icon.png']) emit(icon, readFileSync(folder(`assets/icons/${icon}`)))
  },
}

/** The page of a companion is built by itself: it shares no script with the program's own pages. */
export default defineConfig({
  root: folder('renderer'),
  plugins: [vue(), installable],
  define: { __VUE_PROD_DEVTOOLS__: 'false', __VUE_OPTIONS_API__: 'false' },
  build: {
    outDir: folder('build/companion'),
    emptyOutDir: true,
    // Phones of some years ago come to the table too.
    target: ['chrome87', 'safari14', 'firefox78'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: folder('renderer/companion.html') },
  },
})
