/** Imports the lazily loaded modules, so that tests do not have to wait for them. */
import '../../../src/presentation/administration/AdministrationScreen';
import '../../../src/presentation/app/theme/MaterialTheme';
import '../../../src/presentation/app/NotFoundScreen';
import '../../../src/presentation/app/layout/SideMenu';
import '../../../src/presentation/app/toasts/ToastHost';
import '../../../src/presentation/auth/AuthScreen';
import '../../../src/presentation/auth/SecondFactorScreen';
import '../../../src/presentation/favourites/SavedItemsHost';
import '../../../src/presentation/information/aboutMessages';
import '../../../src/presentation/information/InformationScreen';
import '../../../src/presentation/information/help/HelpArticleScreen';
import '../../../src/presentation/information/help/HelpScreen';
import '../../../src/presentation/administration/MaintenanceAdministrationScreen';
import '../../../src/presentation/maintenance/MaintenanceScreen';
import '../../../src/presentation/app/startup/startOutboxes';
import '../../../src/presentation/app/startup/followSignedIn';
import '../../../src/presentation/search/quick/QuickSearch';
