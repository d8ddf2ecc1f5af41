import type { PersonStorage } from '../../../src/infrastructure/browser/storage/PersonStorage';
import type { EmbeddedSession } from '../../../src/infrastructure/embedded/auth/EmbeddedSession';
import { describeAuthentication } from '../../contracts/auth/authenticationContract';
import { describeListingRepository } from '../../contracts/listings/listingRepositoryContract';
import { describeNewsletterRepository } from '../../contracts/newsletter/newsletterRepositoryContract';
import { describePhotoRepository } from '../../contracts/listings/photoRepositoryContract';
import { embeddedNewsletter } from '../../support/embedded/embeddedSite';
import { embeddedAuthentication, embeddedListings, embeddedPhotos } from '../../support/embedded/embeddedBackends';
import { loadInAnotherTab } from '../../support/embedded/loadInAnotherTab';

const inOtherTab = await loadInAnotherTab(
  '/src/infrastructure/embedded/auth/EmbeddedSession.ts',
  '/src/infrastructure/browser/storage/PersonStorage.ts',
);
const OtherSession = inOtherTab.EmbeddedSession as typeof EmbeddedSession;
const OtherStorage = inOtherTab.PersonStorage as typeof PersonStorage;

describeListingRepository('EmbeddedListingRepository in Chromium', embeddedListings);
describePhotoRepository('EmbeddedPhotoRepository in Chromium', embeddedPhotos);
describeNewsletterRepository('EmbeddedNewsletterRepository in Chromium', embeddedNewsletter);
describeAuthentication('EmbeddedAuthentication in Chromium', () =>
  embeddedAuthentication(() => new OtherSession(new OtherStorage())),
);
