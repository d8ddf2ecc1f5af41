import { inject, onTestFinished } from 'vitest';
import type { AuthenticationBackend } from '../../contracts/auth/authenticationContract';
import { aNewPhone } from '../builders/aNewPhone';
import { givenAccount, signInByPhone } from './authEmulatorPeople';
import { openFirebaseAuthTab, type AuthTabOptions, type FirebaseAuthTab } from './firebaseAuthTab';
import { givenPerson } from './firebaseBackends';
import { aFirebaseProject, openFirebaseTab } from './firebaseTab';

type OpenTab = (options: AuthTabOptions) => FirebaseAuthTab;

/** Two tabs of one browser; `openOther` opens the second one in another window. */
export function firebaseAuthentication(openOther: OpenTab): AuthenticationBackend {
  const options = anAuthTab();
  const [tab, otherTab] = [openFirebaseAuthTab(options), openOther(options)];
  closeAfterTest(tab, otherTab);
  return {
    tab: tab.authentication,
    otherTab: otherTab.authentication,
    freeListingsCount: 0,
    async signIn(who) {
      const [uid, phone] = [`${who}-${crypto.randomUUID()}`, aNewPhone()];
      await givenAccount(uid, phone);
      const { firestore } = openFirebaseTab(options.projectId, 'owner');
      await givenPerson(
        firestore,
        uid,
        who === 'admin' ? { displayName: 'Admin', role: 'admin' } : { displayName: 'Karim' },
      );
      await signInByPhone(tab.phoneSignIn, phone);
    },
  };
}

/** Options of a new browser and a new project. */
export function anAuthTab(): AuthTabOptions {
  const ports = { testServerPort: inject('testServerPort'), authEmulatorPort: inject('authEmulatorPort') };
  return { name: crypto.randomUUID(), projectId: aFirebaseProject(), ...ports };
}

export function closeAfterTest(...tabs: readonly FirebaseAuthTab[]): void {
  onTestFinished(async () => {
    for (const tab of tabs) await tab.close();
  });
}
