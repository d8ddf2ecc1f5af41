/** What the site fetches later: no test waits for it, and none is over before it has come. */
import '../../src/presentation/app/AdministrationScreen';
import '../../src/presentation/app/MaterialTheme';
import '../../src/presentation/app/NotFoundScreen';
import '../../src/presentation/app/SideMenu';
import '../../src/presentation/app/ToastHost';
import '../../src/presentation/auth/AuthScreen';
import '../../src/presentation/auth/SecondStepScreen';
import '../../src/presentation/favourites/KeepingHost';
import '../../src/presentation/information/AboutScreen';
import '../../src/presentation/information/HelpArticleScreen';
import '../../src/presentation/information/HelpScreen';
import '../../src/presentation/maintenance/MaintenanceAdministrationScreen';
import '../../src/presentation/maintenance/MaintenanceScreen';
import '../../src/presentation/messaging/followInbox';
import '../../src/presentation/search/QuickSearch';
