import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { backendOf, firebaseWarning } from './scripts/firebase/backendOf.ts';
import { sitePage } from './scripts/build/sitePage.ts';

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, import.meta.dirname);
  return {
    plugins: [react(), sitePage(), firebaseWarning(environment)],
    // A constant, so that the backend which was not chosen leaves the bundle altogether.
    define: { 'import.meta.env.VITE_BACKEND': JSON.stringify(backendOf(environment)) },
    server: { port: Number(process.env.PORT ?? 5173) },
    worker: { format: 'es' },
    build: {
      target: 'baseline-widely-available',
      // The Content-Security-Policy allows fonts and workers from files only, never from data: addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        // What the first page needs in one file: cut into what lazy parts share of it, it weighs 5 % more (docs/decisions/004).
        output: { codeSplitting: { groups: [{ name: 'first-page', tags: ['$initial'] }] } },
      },
    },
  };
});
