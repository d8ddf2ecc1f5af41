import { ContainerModule } from 'inversify';
import { UpdateProfile } from '../../application/account/UpdateProfile';
import { PortraitViewModel } from '../../presentation/account/PortraitViewModel';
import { ProfileFormViewModel } from '../../presentation/account/ProfileFormViewModel';
import { PublicProfileViewModel } from '../../presentation/account/PublicProfileViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, useCases, viewModels } from '../tokens';

/** A person's account and what others see of it. */
export const accountModule = new ContainerModule((options) => {
  bindClass(options, useCases.updateProfile, UpdateProfile, [ports.profileRepository]);
  bindFresh(options, viewModels.portrait, PortraitViewModel, [
    viewModels.session, ports.profileRepository, ports.photoPreparation, ports.photoRepository,
  ]);
  bindFresh(options, viewModels.profileForm, ProfileFormViewModel, [
    viewModels.session, ports.profileRepository, useCases.updateProfile, ports.formDrafts,
  ]);
  bindFresh(options, viewModels.publicProfile, PublicProfileViewModel, [ports.profileRepository, ports.listingRepository]);
});
