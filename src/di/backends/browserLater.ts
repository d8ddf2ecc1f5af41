import { ContainerModule } from 'inversify';
import { BrowserGeolocation } from '../../infrastructure/browser/BrowserGeolocation';
import { BrowserVoiceSearch } from '../../infrastructure/browser/BrowserVoiceSearch';
import { BrowserNotifier } from '../../infrastructure/browser/BrowserNotifier';
import { BrowserTraces } from '../../infrastructure/browser/BrowserTraces';
import { fetchCommuneFile } from '../../infrastructure/browser/fetchCommuneFile';
import { IndexedDbWaitingPhotos } from '../../infrastructure/browser/IndexedDbWaitingPhotos';
import { LocalStorageContactDrafts } from '../../infrastructure/browser/LocalStorageContactDrafts';
import { LocalStorageChosenPlace } from '../../infrastructure/browser/LocalStorageChosenPlace';
import { LocalStorageFormDrafts } from '../../infrastructure/browser/LocalStorageFormDrafts';
import { LocalStorageFavouriteRepository } from '../../infrastructure/browser/LocalStorageFavouriteRepository';
import { LocalStorageHiddenSellers } from '../../infrastructure/browser/LocalStorageHiddenSellers';
import { LocalStorageSavedSearchRepository } from '../../infrastructure/browser/LocalStorageSavedSearchRepository';
import { LocalStorageMessageDrafts } from '../../infrastructure/browser/LocalStorageMessageDrafts';
import { LocalStorageMessageOutbox } from '../../infrastructure/browser/LocalStorageMessageOutbox';
import { LocalStoragePostingDrafts } from '../../infrastructure/browser/LocalStoragePostingDrafts';
import { LocalStorageRecentSearches } from '../../infrastructure/browser/LocalStorageRecentSearches';
import { LocalStorageSeenListings } from '../../infrastructure/browser/LocalStorageSeenListings';
import { RandomIdGenerator } from '../../infrastructure/browser/RandomIdGenerator';
import { StaticCommuneDirectory } from '../../infrastructure/browser/StaticCommuneDirectory';
import { WorkerPhotoPreparation } from '../../infrastructure/browser/WorkerPhotoPreparation';
import { ZipDownload } from '../../infrastructure/browser/ZipDownload';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';

export const browserLaterModule = new ContainerModule((options) => {
  bindClass(options, ports.contactDrafts, LocalStorageContactDrafts, []);
  bindClass(options, ports.archiveDownload, ZipDownload, []);
  bindClass(options, ports.chosenPlace, LocalStorageChosenPlace, []);
  options.bind(ports.communeDirectory).toResolvedValue(() => new StaticCommuneDirectory(fetchCommuneFile)).inSingletonScope();
  options.bind(ports.countedViews).toResolvedValue(() => new LocalStorageSeenListings('mbz_counted_views')).inSingletonScope();
  bindClass(options, ports.formDrafts, LocalStorageFormDrafts, []);
  bindClass(options, ports.geolocation, BrowserGeolocation, []);
  bindClass(options, ports.idGenerator, RandomIdGenerator, []);
  bindClass(options, ports.messageDrafts, LocalStorageMessageDrafts, []);
  bindClass(options, ports.messageOutbox, LocalStorageMessageOutbox, []);
  bindClass(options, ports.notifier, BrowserNotifier, []);
  bindClass(options, ports.personalTraces, BrowserTraces, [ports.keptProfile, ports.pendingRemovals, ports.messageOutbox, ports.waitingPhotos]);
  bindClass(options, ports.photoPreparation, WorkerPhotoPreparation, []);
  bindClass(options, ports.postingDrafts, LocalStoragePostingDrafts, []);
  bindClass(options, ports.recentSearches, LocalStorageRecentSearches, []);
  options.bind(ports.visitorKeeping).toConstantValue({
    favourites: new LocalStorageFavouriteRepository(),
    savedSearches: new LocalStorageSavedSearchRepository(),
    hiddenSellers: new LocalStorageHiddenSellers(),
  });
  bindClass(options, ports.voiceSearch, BrowserVoiceSearch, []);
  bindClass(options, ports.waitingPhotos, IndexedDbWaitingPhotos, [ports.clock]);
});
