import type { Mutants } from './Mutant';

export const section2QuickSearch: Mutants = {
  '2.27': {
    violation: 'the key opens the quick search of a phone',
    file: 'src/presentation/app/layout/HeaderSearch.tsx',
    search: '!isMobileDevice);',
    replace: 'true);',
  },
  '2.28': {
    violation: 'the title is another',
    file: 'src/presentation/search/quickSearchMessages.ts',
    search: "'Recherche rapide'",
    replace: "'Rechercher une annonce'",
  },
  '2.29': {
    violation: 'the voice button is always there',
    file: 'src/presentation/search/quick/QuickSearchViewModel.ts',
    search: 'this.canListen = voice.isSupported',
    replace: 'this.canListen = true',
  },
  '2.30': {
    violation: 'several results are asked for',
    file: 'src/infrastructure/browser/device/BrowserVoiceSearch.ts',
    search: 'maxAlternatives: 1',
    replace: 'maxAlternatives: 3',
  },
  '2.31': {
    violation: 'Enter does nothing',
    file: 'src/presentation/search/quick/QuickSearchForm.tsx',
    search: 'onSubmit={submit}',
    replace: 'onSubmit={(event) => event.preventDefault()}',
  },
  '2.32': {
    violation: 'an empty search leaves the window open',
    file: 'src/presentation/search/quick/QuickSearch.tsx',
    search: 'if (submitted === null) onClose();',
    replace: 'if (submitted === null) return;',
  },
  '2.33': {
    violation: 'the results do not know the query',
    file: 'src/presentation/search/quick/QuickSearch.tsx',
    search: 'paths.search({ query: submitted })',
    replace: 'paths.search()',
  },
  '2.34': {
    violation: 'erasing erases nothing',
    file: 'src/presentation/search/quick/QuickSearch.tsx',
    search: 'onClear={viewModel.clearRecent}',
    replace: 'onClear={onClose}',
  },
  '2.35': {
    violation: 'a recent search only fills the field',
    file: 'src/presentation/search/quick/QuickSearch.tsx',
    search: 'onRun={run}',
    replace: 'onRun={viewModel.type}',
  },
};
