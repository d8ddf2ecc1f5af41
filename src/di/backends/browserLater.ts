import { ContainerModule } from 'inversify';
import { BrowserGeolocation } from '../../infrastructure/browser/device/BrowserGeolocation';
import { BrowserVoiceSearch } from '../../infrastructure/browser/device/BrowserVoiceSearch';
import { BrowserNotifier } from '../../infrastructure/browser/device/BrowserNotifier';
import { BrowserTraces } from '../../infrastructure/browser/storage/BrowserTraces';
import { fetchCommuneFile } from '../../infrastructure/browser/communes/fetchCommuneFile';
import { IndexedDbPhotoUploadQueue } from '../../infrastructure/browser/photos/IndexedDbPhotoUploadQueue';
import { LocalStorageContactDrafts } from '../../infrastructure/browser/storage/LocalStorageContactDrafts';
import { LocalStorageChosenPlace } from '../../infrastructure/browser/storage/LocalStorageChosenPlace';
import { LocalStorageFormDrafts } from '../../infrastructure/browser/storage/LocalStorageFormDrafts';
import { LocalStorageFavouriteRepository } from '../../infrastructure/browser/storage/LocalStorageFavouriteRepository';
import { LocalStorageHiddenSellers } from '../../infrastructure/browser/storage/LocalStorageHiddenSellers';
import { LocalStorageSavedSearchRepository } from '../../infrastructure/browser/storage/LocalStorageSavedSearchRepository';
import { LocalStorageMessageDrafts } from '../../infrastructure/browser/storage/LocalStorageMessageDrafts';
import { LocalStorageMessageOutbox } from '../../infrastructure/browser/storage/LocalStorageMessageOutbox';
import { LocalStoragePostingDrafts } from '../../infrastructure/browser/storage/LocalStoragePostingDrafts';
import { LocalStorageRecentSearches } from '../../infrastructure/browser/storage/LocalStorageRecentSearches';
import { LocalStorageSeenListings } from '../../infrastructure/browser/storage/LocalStorageSeenListings';
import { RandomIdGenerator } from '../../infrastructure/browser/device/RandomIdGenerator';
import { StaticCommuneDirectory } from '../../infrastructure/browser/communes/StaticCommuneDirectory';
import { WorkerPhotoPreparation } from '../../infrastructure/browser/photos/WorkerPhotoPreparation';
import { ZipDownload } from '../../infrastructure/browser/device/ZipDownload';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';

export const browserLaterModule = new ContainerModule((options) => {
  bindClass(options, ports.contactDrafts, LocalStorageContactDrafts, []);
  bindClass(options, ports.archiveDownload, ZipDownload, []);
  bindClass(options, ports.chosenPlace, LocalStorageChosenPlace, []);
  options
    .bind(ports.communeDirectory)
    .toResolvedValue(() => new StaticCommuneDirectory(fetchCommuneFile))
    .inSingletonScope();
  options
    .bind(ports.countedViews)
    .toResolvedValue(() => new LocalStorageSeenListings('mbz_counted_views'))
    .inSingletonScope();
  bindClass(options, ports.formDrafts, LocalStorageFormDrafts, []);
  bindClass(options, ports.geolocation, BrowserGeolocation, []);
  bindClass(options, ports.idGenerator, RandomIdGenerator, []);
  bindClass(options, ports.messageDrafts, LocalStorageMessageDrafts, []);
  bindClass(options, ports.messageOutbox, LocalStorageMessageOutbox, []);
  bindClass(options, ports.notifier, BrowserNotifier, []);
  bindClass(options, ports.personalTraces, BrowserTraces, [
    ports.profileCache,
    ports.pendingDeletions,
    ports.messageOutbox,
    ports.photoUploadQueue,
  ]);
  bindClass(options, ports.photoPreparation, WorkerPhotoPreparation, []);
  bindClass(options, ports.postingDrafts, LocalStoragePostingDrafts, []);
  bindClass(options, ports.recentSearches, LocalStorageRecentSearches, []);
  options.bind(ports.visitorKeeping).toConstantValue({
    favourites: new LocalStorageFavouriteRepository(),
    savedSearches: new LocalStorageSavedSearchRepository(),
    hiddenSellers: new LocalStorageHiddenSellers(),
  });
  bindClass(options, ports.voiceSearch, BrowserVoiceSearch, []);
  bindClass(options, ports.photoUploadQueue, IndexedDbPhotoUploadQueue, [ports.clock]);
});
