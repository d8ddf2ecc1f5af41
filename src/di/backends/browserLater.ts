import { ContainerModule } from 'inversify';
import { BrowserGeolocation } from '../../infrastructure/browser/BrowserGeolocation';
import { BrowserVoiceSearch } from '../../infrastructure/browser/BrowserVoiceSearch';
import { fetchCommuneFile } from '../../infrastructure/browser/fetchCommuneFile';
import { LocalStorageChosenPlace } from '../../infrastructure/browser/LocalStorageChosenPlace';
import { LocalStoragePostingDrafts } from '../../infrastructure/browser/LocalStoragePostingDrafts';
import { LocalStorageRecentSearches } from '../../infrastructure/browser/LocalStorageRecentSearches';
import { RandomIdGenerator } from '../../infrastructure/browser/RandomIdGenerator';
import { StaticCommuneDirectory } from '../../infrastructure/browser/StaticCommuneDirectory';
import { WorkerPhotoPreparation } from '../../infrastructure/browser/WorkerPhotoPreparation';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';

export const browserLaterModule = new ContainerModule((options) => {
  bindClass(options, ports.chosenPlace, LocalStorageChosenPlace, []);
  options.bind(ports.communeDirectory).toResolvedValue(() => new StaticCommuneDirectory(fetchCommuneFile)).inSingletonScope();
  bindClass(options, ports.geolocation, BrowserGeolocation, []);
  bindClass(options, ports.idGenerator, RandomIdGenerator, []);
  bindClass(options, ports.photoPreparation, WorkerPhotoPreparation, []);
  bindClass(options, ports.postingDrafts, LocalStoragePostingDrafts, []);
  bindClass(options, ports.recentSearches, LocalStorageRecentSearches, []);
  bindClass(options, ports.voiceSearch, BrowserVoiceSearch, []);
});
