import type { Mutants } from './Mutant';

export const section6: Mutants = {
  '6.1': {
    violation: 'the maintenance page has no newsletter form',
    file: 'src/presentation/maintenance/LaunchPage.tsx',
    search: '<NewsletterForm />',
    replace: '',
  },
  '6.2': {
    violation: 'a signed-in person has no listings of their own',
    file: 'src/presentation/app/routes.tsx',
    search: '<Route path={paths.myListings} element={<MyListingsScreen />} />',
    replace: '',
  },
  '6.3': {
    violation: 'an admin is refused the administration of the maintenance',
    file: 'src/presentation/administration/MaintenanceAdministrationScreen.tsx',
    search: '{isAdmin && <MaintenanceAdministration />}',
    replace: '',
  },
};
