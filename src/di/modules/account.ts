import { ContainerModule } from 'inversify';
import { SaveSellerDefaults } from '../../application/preferences/SaveSellerDefaults';
import { UpdateProfile } from '../../application/account/UpdateProfile';
import { NotificationsViewModel } from '../../presentation/account/NotificationsViewModel';
import { PortraitViewModel } from '../../presentation/account/PortraitViewModel';
import { ProfileFormViewModel } from '../../presentation/account/ProfileFormViewModel';
import { PublicProfileViewModel } from '../../presentation/account/PublicProfileViewModel';
import { SellerFormViewModel } from '../../presentation/account/SellerFormViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, useCases, viewModels } from '../tokens';

/** A person's account and what others see of it. */
export const accountModule = new ContainerModule((options) => {
  bindClass(options, useCases.updateProfile, UpdateProfile, [ports.profileRepository]);
  bindClass(options, useCases.saveSellerDefaults, SaveSellerDefaults, [ports.preferencesRepository, ports.profileRepository]);
  bindFresh(options, viewModels.notifications, NotificationsViewModel, [viewModels.session, ports.preferencesRepository]);
  bindFresh(options, viewModels.portrait, PortraitViewModel, [
    viewModels.session, ports.profileRepository, ports.photoPreparation, ports.photoRepository,
  ]);
  bindFresh(options, viewModels.profileForm, ProfileFormViewModel, [
    viewModels.session, ports.profileRepository, useCases.updateProfile, ports.formDrafts,
  ]);
  bindFresh(options, viewModels.publicProfile, PublicProfileViewModel, [ports.profileRepository, ports.listingRepository]);
  bindFresh(options, viewModels.sellerForm, SellerFormViewModel, [
    viewModels.session, ports.preferencesRepository, useCases.saveSellerDefaults, ports.formDrafts,
  ]);
});
