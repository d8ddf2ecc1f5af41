import type { Mutants } from './Mutant';

export const section2Footer: Mutants = {
  '2.36': {
    violation: 'the footer has no social links',
    file: 'src/presentation/app/layout/SiteFooter.tsx',
    search: 'shareLinks(siteAddress()).map(outwards)',
    replace: '[].map(outwards)',
  },
  '2.37': {
    violation: 'small screens have the whole footer',
    file: 'src/presentation/app/layout/SiteFooter.tsx',
    search: "'.columns': { display: 'none' },",
    replace: '',
  },
  '2.38': {
    violation: 'the year is that of the launch',
    file: 'src/presentation/app/layout/LayoutViewModel.ts',
    search: 'new Date(this.#clock.now()).getFullYear()',
    replace: '2026',
  },
  '2.39': {
    violation: 'the overlay says something else',
    file: 'src/presentation/app/layout/RouteOverlay.tsx',
    search: '<Loader />',
    replace: '<Loader message="Un instant..." />',
  },
  '2.40': {
    violation: 'the startup text is whole for 0.2 s',
    file: 'index.html',
    search: '0%, 75% { opacity: 1 }',
    replace: '0%, 25% { opacity: 1 }',
  },
  '2.41': {
    violation: 'the loader covers the window by default',
    file: 'src/presentation/shared/controls/Loader.tsx',
    search: 'fullScreen = false',
    replace: 'fullScreen = true',
  },
  '2.42': {
    violation: 'the text ends in three dots everywhere',
    file: 'src/presentation/administration/maintenanceAdministrationMessages.ts',
    search: "'Chargement…'",
    replace: "'Chargement...'",
  },
};
