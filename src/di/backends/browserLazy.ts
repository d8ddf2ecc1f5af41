import { ContainerModule } from 'inversify';
import { ProfileCache } from '../../application/account/ProfileCache';
import { ProfileRepository } from '../../application/account/ProfileRepository';
import { AwaitedCodeStore } from '../../application/auth/AwaitedCodeStore';
import { ContactDrafts } from '../../application/contact/ContactDrafts';
import { GuestSavedItems } from '../../application/favourites/GuestSavedItems';
import { MapData } from '../../application/map/MapData';
import { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { PendingDeletions } from '../../application/listings/PendingDeletions';
import { PhotoPreparation } from '../../application/listings/PhotoPreparation';
import { PickedFiles } from '../../application/listings/PickedFiles';
import { PostingDrafts } from '../../application/listings/PostingDrafts';
import { PublicationQueue } from '../../application/listings/PublicationQueue';
import { RemovedPhotos } from '../../application/listings/RemovedPhotos';
import { MessageDrafts } from '../../application/messaging/MessageDrafts';
import { MessageOutbox } from '../../application/messaging/MessageOutbox';
import { Notifier } from '../../application/messaging/Notifier';
import { PhotoUploadQueue } from '../../application/messaging/PhotoUploadQueue';
import { BrowserPush } from '../../application/notifications/BrowserPush';
import { OwnSubscriptions } from '../../application/newsletter/OwnSubscriptions';
import { ArchiveDownload } from '../../application/privacy/ArchiveDownload';
import { PersonalTraces } from '../../application/privacy/PersonalTraces';
import { SiteInstallation } from '../../application/resilience/SiteInstallation';
import { Geolocation } from '../../application/search/Geolocation';
import { RecentSearches } from '../../application/search/RecentSearches';
import { Sha256 } from '../../application/moderation/Sha256';
import { ShortcutPreference } from '../../application/moderation/ShortcutPreference';
import { VoiceSearch } from '../../application/search/VoiceSearch';
import { ListingSearch } from '../../application/search/ListingSearch';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { TextDownload } from '../../application/shared/TextDownload';
import { ReviewRepository } from '../../application/reviews/ReviewRepository';
import { FormDrafts } from '../../application/shared/FormDrafts';
import { fetchJson } from '../../infrastructure/browser/map/fetchJson';
import { StaticMapData } from '../../infrastructure/browser/map/StaticMapData';
import { fetchCommuneFile } from '../../infrastructure/browser/communes/fetchCommuneFile';
import { StaticCommuneDirectory } from '../../infrastructure/communes/StaticCommuneDirectory';
import { BlobDownload } from '../../infrastructure/browser/device/BlobDownload';
import { BrowserGeolocation } from '../../infrastructure/browser/device/BrowserGeolocation';
import { BrowserNotifier } from '../../infrastructure/browser/device/BrowserNotifier';
import { BrowserShortcutPreference } from '../../infrastructure/browser/device/BrowserShortcutPreference';
import { BrowserSiteInstallation } from '../../infrastructure/browser/device/BrowserSiteInstallation';
import { BrowserVoiceSearch } from '../../infrastructure/browser/device/BrowserVoiceSearch';
import { sha256 } from '../../infrastructure/browser/device/sha256';
import { ZipDownload } from '../../infrastructure/browser/device/ZipDownload';
import { ServiceWorkerPush } from '../../infrastructure/browser/offline/ServiceWorkerPush';
import { IndexedDbPhotoUploadQueue } from '../../infrastructure/browser/photos/IndexedDbPhotoUploadQueue';
import { IndexedDbPickedFiles } from '../../infrastructure/browser/photos/IndexedDbPickedFiles';
import { WorkerPhotoPreparation } from '../../infrastructure/browser/photos/WorkerPhotoPreparation';
import { SessionStorageAwaitedCode } from '../../infrastructure/browser/page/SessionStorageAwaitedCode';
import { BrowserTraces } from '../../infrastructure/browser/storage/BrowserTraces';
import { LocalStorageContactDrafts } from '../../infrastructure/browser/storage/LocalStorageContactDrafts';
import { LocalStorageFavouriteRepository } from '../../infrastructure/browser/storage/LocalStorageFavouriteRepository';
import { LocalStorageFormDrafts } from '../../infrastructure/browser/storage/LocalStorageFormDrafts';
import { LocalStorageHiddenSellers } from '../../infrastructure/browser/storage/LocalStorageHiddenSellers';
import { LocalStorageMessageDrafts } from '../../infrastructure/browser/storage/LocalStorageMessageDrafts';
import { LocalStorageMessageOutbox } from '../../infrastructure/browser/storage/LocalStorageMessageOutbox';
import { LocalStorageOwnSubscriptions } from '../../infrastructure/browser/storage/LocalStorageOwnSubscriptions';
import { LocalStoragePendingDeletions } from '../../infrastructure/browser/storage/LocalStoragePendingDeletions';
import { LocalStoragePostingDrafts } from '../../infrastructure/browser/storage/posting/LocalStoragePostingDrafts';
import { LocalStoragePublicationQueue } from '../../infrastructure/browser/storage/posting/LocalStoragePublicationQueue';
import { LocalStorageRecentSearches } from '../../infrastructure/browser/storage/LocalStorageRecentSearches';
import { LocalStorageRemovedPhotos } from '../../infrastructure/browser/storage/LocalStorageRemovedPhotos';
import { LocalStorageSavedSearchRepository } from '../../infrastructure/browser/storage/LocalStorageSavedSearchRepository';
import { StoredText } from '../../infrastructure/browser/storage/StoredText';
import { bindClass, bindFactory, bindValue } from '../bind';
import { answerFromPage } from './answerFromPage';

export const browserLazyModule = new ContainerModule((options) => {
  answerFromPage(options, [ListingRepository, ProfileRepository]);
  // Results and a profile are asked for again at once, without wanting the rest: this browser may know more.
  answerFromPage(options, [ListingSearch, ReviewRepository], () => undefined);
  bindClass(options, ContactDrafts, LocalStorageContactDrafts, []);
  bindClass(options, AwaitedCodeStore, SessionStorageAwaitedCode, []);
  bindClass(options, ArchiveDownload, ZipDownload, []);
  bindFactory(options, CommuneDirectory, () => new StaticCommuneDirectory(fetchCommuneFile), []);
  bindClass(options, FormDrafts, LocalStorageFormDrafts, []);
  bindClass(options, Geolocation, BrowserGeolocation, []);
  bindFactory(options, MapData, () => new StaticMapData(fetchJson), []);
  bindClass(options, MessageDrafts, LocalStorageMessageDrafts, []);
  bindClass(options, MessageOutbox, LocalStorageMessageOutbox, []);
  bindClass(options, BrowserPush, ServiceWorkerPush, []);
  bindFactory(
    options,
    Notifier,
    (push: BrowserPush) => new BrowserNotifier(push, new StoredText('mbz_notifications_declined')),
    [BrowserPush],
  );
  bindClass(options, OwnSubscriptions, LocalStorageOwnSubscriptions, []);
  bindClass(options, PendingDeletions, LocalStoragePendingDeletions, []);
  bindClass(options, PersonalTraces, BrowserTraces, [
    ProfileCache,
    PendingDeletions,
    MessageOutbox,
    PhotoUploadQueue,
    PickedFiles,
  ]);
  bindClass(options, PickedFiles, IndexedDbPickedFiles, [Clock, IdGenerator]);
  bindClass(options, PhotoPreparation, WorkerPhotoPreparation, []);
  bindClass(options, PostingDrafts, LocalStoragePostingDrafts, []);
  bindClass(options, PublicationQueue, LocalStoragePublicationQueue, []);
  bindClass(options, RemovedPhotos, LocalStorageRemovedPhotos, [Clock]);
  bindClass(options, RecentSearches, LocalStorageRecentSearches, []);
  bindValue(options, GuestSavedItems, {
    favourites: new LocalStorageFavouriteRepository(),
    savedSearches: new LocalStorageSavedSearchRepository(),
    hiddenSellers: new LocalStorageHiddenSellers(),
  });
  bindValue(options, Sha256, sha256);
  bindClass(options, ShortcutPreference, BrowserShortcutPreference, []);
  bindClass(options, SiteInstallation, BrowserSiteInstallation, [Clock]);
  bindClass(options, TextDownload, BlobDownload, []);
  bindClass(options, VoiceSearch, BrowserVoiceSearch, []);
  bindClass(options, PhotoUploadQueue, IndexedDbPhotoUploadQueue, [Clock]);
});
