import { defineConfig } from 'vitest/config';

/** What judges a mutant of the core: its own tests. Those of contracts and the specification notice more, and take far longer. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: ['test/{domain,application}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
