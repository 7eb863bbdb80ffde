/** How the app is built: React, icons drawn at build time, everything kept for offline play. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { icons } from './build/icons.ts';
import { lessons } from './build/lessons.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { workerEntries } from './build/worker-entries.ts';

/** Of a file that several pages share, without the names of all of them. */
const shortName = (name: string): string => name.replace(/(~.*)?(\.\w+)?$/, '');

/** Of the app and of its workers. */
const output: Rolldown.OutputOptions = {
  chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
  codeSplitting: {
    /** Dozens of tiny files cost a phone more time than their bytes do. */
    groups: [
      { name: 'first', tags: ['$initial'], priority: 1 },
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000 },
    ],
  },
};

export default defineConfig({
  plugins: [
    react(),
    icons(),
    lessons(),
    preloadFonts(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Interregnum',
        short_name: 'Interregnum',
        description: 'Five grand board games about a throne to be won.',
        theme_color: '#131922',
        background_color: '#131922',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|health|metrics)\b/],
        importScripts: ['/push.js'],
        globIgnores: ['push.js'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [icons(), workerEntries()], rolldownOptions: { output } },
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output },
  },
  server: { port: 4101, proxy: { '/api': { target: 'http://localhost:4100', ws: true } } },
});
