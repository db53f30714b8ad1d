import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: folder('renderer'),
  plugins: [vue()],
  define: {
    __VUE_PROD_DEVTOOLS__: 'false',
  },
  build: {
    outDir: folder('build/renderer'),
    emptyOutDir: true,
    target: 'chrome120',
    // The content policy loads files from the program alone, so nothing is put inline as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Two pages: the program's own, and the second screen's, which shares nothing of it but paint.
    rollupOptions: { input: [folder('renderer/index.html'), folder('renderer/table.html')] },
    chunkSizeWarningLimit: 2000,
  },
  // The bundled fonts lie in assets/, beside renderer/.
  server: { host: '127.0.0.1', strictPort: false, fs: { allow: [folder('.')] } },
})
