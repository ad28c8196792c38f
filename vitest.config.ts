import { defineConfig } from 'vitest/config'

// Three levels that share one run: pure logic and server code on Node, components in a simulated browser.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/component-setup.ts'],
        },
      },
    ],
  },
})
