import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Loader } from '../shared/controls/Loader';
import { PageTitle } from '../shared/page/PageTitle';
import { useSession } from '../shared/session/useSession';
import { AdministrationDesk } from './desk/AdministrationDesk';
import { AdministrationFrame } from './AdministrationFrame';
import { AdministrationRefusal } from './AdministrationRefusal';
import { administrationMessages as messages } from './messages';

/** `/admin` and every address below it but those of the maintenance: for admins only. */
export const AdministrationScreen = observer(function AdministrationScreen() {
  const { isAdmin, isProvisional, profile, status } = useSession();
  const { pathname } = useLocation();
  if (isAdmin && profile !== null) return <AdministrationDesk key={profile.uid} admin={profile} />;
  return (
    <AdministrationFrame isWide>
      <PageTitle>{messages.title}</PageTitle>
      <h1>{messages.title}</h1>
      {status === 'unknown' || isProvisional ? (
        <Loader />
      ) : (
        <AdministrationRefusal isSignedOut={status === 'signed-out'} next={pathname} />
      )}
    </AdministrationFrame>
  );
});
