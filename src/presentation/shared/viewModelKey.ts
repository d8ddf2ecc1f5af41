import { token, type Token } from '../../application/shared/token';

/** `screen`: each screen that asks gets one of its own. `site`: there is one, which all screens share. */
export type ViewModelScope = 'screen' | 'site';

/**
 * The modules of `src/di/modules`, each of which makes some of the view-models. What `firstPage` makes is at hand when the
 * site starts; the code of any other module is loaded when a screen first asks for one of its view-models.
 */
export type ViewModelModule =
  | 'account'
  | 'administration'
  | 'auth'
  | 'contact'
  | 'favourites'
  | 'firstPage'
  | 'listing'
  | 'listings'
  | 'messaging'
  | 'moderation'
  | 'myListings'
  | 'newsletter'
  | 'notifications'
  | 'outboxes'
  | 'places'
  | 'posting'
  | 'quickSearch'
  | 'reviews'
  | 'search';

/** What a screen asks for a view-model by. It knows the type of the view-model and none of its code. */
export interface ViewModelKey<ViewModel> {
  readonly name: string;
  readonly module: ViewModelModule;
  readonly scope: ViewModelScope;
  readonly token: Token<ViewModel>;
}

/* @__NO_SIDE_EFFECTS__ */
export function viewModelKey<ViewModel>(
  name: string,
  module: ViewModelModule,
  scope: ViewModelScope,
): ViewModelKey<ViewModel> {
  return { name, module, scope, token: token<ViewModel>(name) };
}
