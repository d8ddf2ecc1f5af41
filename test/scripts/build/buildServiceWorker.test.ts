import { expect, test } from 'vitest';
import { screenFiles } from '../../../scripts/build/buildServiceWorker';

const built = {
  'index.html': { file: 'main.js', css: ['main.css'], dynamicImports: ['src/presentation/search/SearchScreen.tsx'] },
  'src/presentation/search/SearchScreen.tsx': {
    file: 'search.js',
    imports: ['index.html', '_shared.js'],
    dynamicImports: ['src/presentation/administration/AdministrationScreen.tsx'],
  },
  'src/presentation/administration/AdministrationScreen.tsx': {
    file: 'administration.js',
    css: ['administration.css'],
    imports: ['_shared.js', '_charts.js'],
  },
  '_shared.js': { file: 'shared.js' },
  '_charts.js': { file: 'charts.js' },
};

test('the files cached for the screens are those that they reach, without the administration', () => {
  const files = [
    'administration.css',
    'administration.js',
    'charts.js',
    'main.css',
    'main.js',
    'search.js',
    'shared.js',
  ];
  expect(screenFiles(built, files)).toEqual(['main.css', 'main.js', 'search.js', 'shared.js']);
});

test('a worker, which the manifest of the build does not name, is cached with the screens', () => {
  expect(screenFiles(built, ['photoWorker.js', 'charts.js'])).toEqual(['photoWorker.js']);
});
