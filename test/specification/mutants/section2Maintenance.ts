import type { Mutants } from './Mutant';

export const section2Maintenance: Mutants = {
  '2.43': {
    violation: 'the title announces nothing',
    file: 'src/presentation/maintenance/messages.ts',
    search: '} arrive bientôt',
    replace: '} est fermé',
  },
  '2.44': {
    violation: 'the seconds are short',
    file: 'src/presentation/maintenance/messages.ts',
    search: "'Secondes'",
    replace: "'Sec.'",
  },
  '2.45': {
    violation: 'the placeholder is written otherwise',
    file: 'src/presentation/newsletter/messages.ts',
    search: "'Votre adresse email'",
    replace: "'Votre adresse e-mail'",
  },
  '2.46': {
    violation: 'sending is written otherwise',
    file: 'src/presentation/newsletter/messages.ts',
    search: "'Envoi...'",
    replace: "'Envoi…'",
  },
  '2.47': {
    violation: 'the thanks are shorter',
    file: 'src/presentation/newsletter/messages.ts',
    search: 'Merci ! Vous serez informé du lancement.',
    replace: 'Merci !',
  },
  '2.48': {
    violation: 'the gear is at the bottom left',
    file: 'src/presentation/maintenance/MaintenanceScreen.tsx',
    search: 'insetInlineEnd: 16',
    replace: 'insetInlineStart: 16',
  },
  '2.49': {
    violation: 'the gear leads to the panel',
    file: 'src/presentation/maintenance/MaintenanceScreen.tsx',
    search: 'paths.administrationMaintenance',
    replace: 'paths.administration',
  },
};
