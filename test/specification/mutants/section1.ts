import type { Mutants } from './Mutant';

export const section1: Mutants = {
  '1.1': {
    violation: 'the page says that it is English',
    file: 'index.html',
    search: '<html lang="fr"',
    replace: '<html lang="en"',
  },
  '1.2': {
    violation: 'a visitor’s subscription is not sent',
    file: 'src/presentation/newsletter/NewsletterForm.tsx',
    search: 'void viewModel.submit();',
    replace: '',
  },
  '1.3': {
    violation: 'a signed-in person has no messages',
    file: 'src/presentation/app/routes.tsx',
    search: '<Route path={routePatterns.conversation} element={<MessagesScreen />} />',
    replace: '',
  },
  '1.4': {
    violation: 'admins see no entry to the administration',
    file: 'src/presentation/app/layout/sideMenuTiles.ts',
    search: '...(isAdmin ?',
    replace: '...(!isSignedIn ?',
  },
  '1.5': {
    violation: 'conversations are stored in the browser',
    file: 'src/di/backends/firebaseLazy.ts',
    search: "'../../infrastructure/firebase/messaging/FirestoreConversationRepository'",
    replace: "'../../infrastructure/embedded/messaging/EmbeddedConversationRepository'",
  },
  '1.6': {
    violation: 'a password alone signs in with the second step on',
    file: 'src/infrastructure/embedded/auth/embeddedFirstStep.ts',
    search: 'if (secondStepPhone === null) return',
    replace: "if (uid !== '') return",
  },
  '1.7': {
    violation: 'the button changes no theme',
    file: 'src/presentation/app/layout/ThemeToggle.tsx',
    search: 'onClick={toggle}',
    replace: 'onClick={undefined}',
  },
};
