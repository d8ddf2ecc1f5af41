import { defineConfig } from 'vitest/config';

/** What judges a mutant of the core: its own tests, the contracts on the embedded backend, and the specification. */
export default defineConfig({
  define: { 'import.meta.env.VITE_BACKEND': '"embedded"' },
  test: {
    environment: 'node',
    include: ['test/{domain,application}/**/*.test.ts', 'test/contracts/*.test.ts', 'test/specification/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
