import type { Mutants } from './Mutant';

export const section5: Mutants = {
  '5.1': {
    violation: 'an address needs no dot',
    file: 'src/domain/shared/EmailAddress.ts',
    search: " || !value.includes('.')",
    replace: '',
  },
  '5.2': {
    violation: 'the error is another',
    file: 'src/presentation/newsletter/messages.ts',
    search: "'Veuillez entrer une adresse email valide'",
    replace: "'Adresse email non valide'",
  },
  '5.3': {
    violation: 'the field is not required',
    file: 'src/presentation/newsletter/NewsletterForm.tsx',
    search: '            required\n',
    replace: '',
  },
  '5.4': {
    violation: 'addresses are compared with their capitals',
    file: 'src/domain/shared/EmailAddress.ts',
    search: '.toLowerCase()',
    replace: '',
  },
  '5.5': {
    violation: 'who is subscribed already is not',
    file: 'src/presentation/newsletter/NewsletterViewModel.ts',
    search: "failure === 'already-subscribed' ? 'subscribed' : 'idle'",
    replace: "'idle'",
  },
  '5.6': {
    violation: 'blanks are a query',
    file: 'src/presentation/search/quick/QuickSearchViewModel.ts',
    search: 'query.trim()',
    replace: 'query',
  },
  '5.7': {
    violation: 'capitals make another search',
    file: 'src/domain/search/criteria/recentSearches.ts',
    search: "search.toLocaleLowerCase('fr') !== trimmed.toLocaleLowerCase('fr')",
    replace: 'search !== trimmed',
  },
  '5.8': {
    violation: 'a super_admin is no admin',
    file: 'src/domain/account/UserProfile.ts',
    search: " || profile?.role === 'super_admin'",
    replace: '',
  },
};
