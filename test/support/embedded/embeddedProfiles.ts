import { EmbeddedProfileRepository } from '../../../src/infrastructure/embedded/account/EmbeddedProfileRepository';
import type { ProfileBackend } from '../../contracts/account/profileRepositoryContract';
import { NOON } from '../builders/aListing';
import { clockAtNoon, noImport } from './embeddedBackends';
import { embeddedTabs, givenEmbeddedPerson, type EmbeddedTab } from './embeddedTabs';

export async function embeddedProfiles(): Promise<ProfileBackend> {
  const openTab = embeddedTabs();
  const [first, second] = [openTab(), openTab()];
  await givenEmbeddedPerson(first, 'claire', 'Claire');
  return {
    tab: profilesOf(first),
    otherTab: profilesOf(second),
    now: NOON,
    async accountOf(uid) {
      const profile = await first.database.read((connection) => connection.get('users', uid));
      return profile.ok ? (profile.value ?? null) : null;
    },
  };
}

export function profilesOf({ database, feed }: EmbeddedTab, importProgress = noImport): EmbeddedProfileRepository {
  return new EmbeddedProfileRepository(database, feed, clockAtNoon, importProgress);
}
