import type { Mutants } from './Mutant';

export const section2Other: Mutants = {
  '2.50': {
    violation: 'the title is another',
    file: 'src/presentation/app/messages.ts',
    search: "'Problème de connexion'",
    replace: "'Un problème est survenu'",
  },
  '2.51': {
    violation: 'the body asks for no retry',
    file: 'src/presentation/app/messages.ts',
    search: ', puis réessayez.`',
    replace: '.`',
  },
  '2.52': {
    violation: 'the error text is left out',
    file: 'src/presentation/app/recovery/ErrorNotice.tsx',
    search: '<pre>{error.message}</pre>',
    replace: '',
  },
  '2.53': {
    violation: 'the button is another',
    file: 'src/presentation/app/messages.ts',
    search: "'Rafraîchir la page'",
    replace: "'Réessayer'",
  },
  '2.54': {
    violation: 'the button works while recovery runs',
    file: 'src/presentation/app/recovery/ErrorNotice.tsx',
    search: 'disabled={isRecovering}',
    replace: 'disabled={false}',
  },
  '2.55': {
    violation: 'a signed-in person gets no reload',
    file: 'src/presentation/app/recovery/ErrorNotice.tsx',
    search: 'isSignedIn ? viewModel.reload() : void',
    replace: 'isSignedIn ? void viewModel.retry(error) : void',
  },
  '2.56': {
    violation: 'everybody sees the box',
    file: 'src/presentation/maintenance/MaintenanceScreen.tsx',
    search: 'isAdmin && failure !== null',
    replace: 'failure !== null',
  },
  '2.57': {
    violation: 'the text does not speak of the SMS',
    file: 'src/presentation/auth/messages.ts',
    search: 'Saisissez le code envoyé par SMS au',
    replace: 'Saisissez le code envoyé au',
  },
};
