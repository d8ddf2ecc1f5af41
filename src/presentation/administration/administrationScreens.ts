import type { ComponentType } from 'react';

/** Loads the code of a screen of the administration; rejects if it cannot be loaded. */
export const administrationScreens = {
  maintenance: async (): Promise<ComponentType> =>
    (await import('./MaintenanceAdministrationScreen')).MaintenanceAdministrationScreen,
  signIn: async (): Promise<ComponentType> => (await import('./AdministrationSignInScreen')).AdministrationSignInScreen,
  administration: async (): Promise<ComponentType> => (await import('./AdministrationScreen')).AdministrationScreen,
};
