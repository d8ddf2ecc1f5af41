import { ContainerModule } from 'inversify';
import type { ProfileRepository } from '../../application/account/ProfileRepository';
import { UpdateProfile } from '../../application/account/UpdateProfile';
import type { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import type { HiddenSellers } from '../../application/favourites/HiddenSellers';
import type { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import type { ListingBuyers } from '../../application/listings/ListingBuyers';
import type { ListingRepository } from '../../application/listings/ListingRepository';
import type { PhotoRepository } from '../../application/listings/PhotoRepository';
import type { BlockRepository } from '../../application/messaging/BlockRepository';
import type { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { SaveSellerDefaults } from '../../application/preferences/SaveSellerDefaults';
import { DeleteAccount } from '../../application/privacy/DeleteAccount';
import { ExportPersonalData } from '../../application/privacy/ExportPersonalData';
import type { PersonalPorts } from '../../application/privacy/PersonalPorts';
import { BlockedPeopleViewModel } from '../../presentation/account/data/BlockedPeopleViewModel';
import { DeletionViewModel } from '../../presentation/account/data/DeletionViewModel';
import { ExportViewModel } from '../../presentation/account/data/ExportViewModel';
import { PortraitViewModel } from '../../presentation/account/profile/PortraitViewModel';
import { ProfileFormViewModel } from '../../presentation/account/profile/ProfileFormViewModel';
import { PublicProfileViewModel } from '../../presentation/account/profile/PublicProfileViewModel';
import { SellerFormViewModel } from '../../presentation/account/SellerFormViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { token } from '../token';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

const personalPorts = token<PersonalPorts>('PersonalPorts');

/** A person's account and what others see of it. */
export const accountModule = new ContainerModule((options) => {
  options
    .bind(personalPorts)
    .toResolvedValue(
      (
        profiles: ProfileRepository,
        preferences: PreferencesRepository,
        listings: ListingRepository,
        photos: PhotoRepository,
        favourites: FavouriteRepository,
        savedSearches: SavedSearchRepository,
        hiddenSellers: HiddenSellers,
        blocks: BlockRepository,
        deals: ListingBuyers,
      ): PersonalPorts => ({
        profiles,
        preferences,
        listings,
        deals,
        photos,
        favourites,
        savedSearches,
        hiddenSellers,
        blocks,
      }),
      [
        ports.profileRepository,
        ports.preferencesRepository,
        ports.listingRepository,
        ports.photoRepository,
        ports.favouriteRepository,
        ports.savedSearchRepository,
        ports.hiddenSellers,
        ports.blocks,
        ports.listingBuyers,
      ],
    )
    .inSingletonScope();
  bindClass(options, useCases.deleteAccount, DeleteAccount, [
    personalPorts,
    ports.participantAnonymiser,
    ports.identityDeletion,
    ports.clock,
    ports.postingDrafts,
    ports.messageOutbox,
    ports.personalTraces,
  ]);
  bindClass(options, useCases.exportPersonalData, ExportPersonalData, [
    personalPorts,
    ports.conversationRepository,
    ports.clock,
  ]);
  bindClass(options, useCases.saveSellerDefaults, SaveSellerDefaults, [
    ports.preferencesRepository,
    ports.profileRepository,
  ]);
  bindClass(options, useCases.updateProfile, UpdateProfile, [ports.profileRepository]);
  bindFresh(options, viewModels.blockedPeople, BlockedPeopleViewModel, [viewModels.session, ports.blocks]);
  bindFresh(options, viewModels.deletion, DeletionViewModel, [
    viewModels.session,
    useCases.deleteAccount,
    ports.formDrafts,
  ]);
  bindFresh(options, viewModels.exportData, ExportViewModel, [
    viewModels.session,
    useCases.exportPersonalData,
    ports.archiveDownload,
  ]);
  bindFresh(options, viewModels.portrait, PortraitViewModel, [
    viewModels.session,
    ports.profileRepository,
    ports.photoPreparation,
    ports.photoRepository,
  ]);
  bindFresh(options, viewModels.profileForm, ProfileFormViewModel, [
    viewModels.session,
    ports.profileRepository,
    useCases.updateProfile,
    ports.formDrafts,
  ]);
  bindFresh(options, viewModels.publicProfile, PublicProfileViewModel, [
    ports.profileRepository,
    ports.listingRepository,
  ]);
  bindFresh(options, viewModels.sellerForm, SellerFormViewModel, [
    viewModels.session,
    ports.preferencesRepository,
    useCases.saveSellerDefaults,
    ports.formDrafts,
  ]);
});
