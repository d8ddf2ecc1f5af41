import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { focusMain } from '../../shared/focus/useFocusOnNavigation';
import { PageTitle } from '../../shared/page/PageTitle';
import { paths } from '../../shared/paths';
import { useScrollRestoration } from '../../shared/page/useScrollRestoration';
import { useViewModel } from '../../shared/useViewModel';
import { AdministrationFrame } from '../AdministrationFrame';
import { AppealsScreen } from '../appeals/AppealsScreen';
import { CasesScreen } from '../cases/CasesScreen';
import { DeskScreen } from './DeskScreen';
import { InboxScreen } from '../inbox/InboxScreen';
import { JournalScreen } from '../journal/JournalScreen';
import { ListingsScreen } from '../listings/ListingsScreen';
import { administrationMessages as messages } from '../messages';
import { PeopleScreen } from '../people/PeopleScreen';
import { administrationPatterns } from '../paths';
import { SettingsScreen } from '../settings/SettingsScreen';
import { SubscribersScreen } from '../subscribers/SubscribersScreen';
import { TeamScreen } from '../team/TeamScreen';
import { WatchScreen } from '../watch/WatchScreen';
import { useLeavingAdministration } from './useLeavingAdministration';
import { WaitingNavigation } from './WaitingNavigation';
import { appealsViewModel, caseQueueViewModel, inboxViewModel, reviewQueueViewModel } from './viewModels';

/** The screens of the administration. */
export const AdministrationDesk = observer(function AdministrationDesk({ admin }: { readonly admin: UserProfile }) {
  const queue = useViewModel(caseQueueViewModel);
  const appeals = useViewModel(appealsViewModel);
  const reviews = useViewModel(reviewQueueViewModel);
  const inbox = useViewModel(inboxViewModel);
  const section = useLocation().pathname.split('/')[2];
  useLeavingAdministration();
  useScrollRestoration();
  useFocusOnSection(section);
  return (
    <AdministrationFrame isWide navigation={<WaitingNavigation isSuperAdmin={admin.role === 'super_admin'} />}>
      <Routes>
        <Route
          index
          element={<DeskScreen queue={queue} reviews={reviews} appeals={appeals} inbox={inbox} admin={admin} />}
        />
        <Route path={administrationPatterns.cases} element={<CasesScreen queue={queue} admin={admin} />} />
        <Route
          path={administrationPatterns.listings}
          element={<ListingsScreen reviews={reviews} queue={queue} admin={admin} />}
        />
        <Route path={administrationPatterns.watch} element={<WatchScreen queue={queue} admin={admin} />} />
        <Route
          path={administrationPatterns.appeals}
          element={<AppealsScreen appeals={appeals} admin={admin} now={queue.now} />}
        />
        <Route
          path={administrationPatterns.messages}
          element={<InboxScreen inbox={inbox} queue={queue} admin={admin.uid} />}
        />
        <Route path={administrationPatterns.people} element={<PeopleScreen />} />
        <Route path={administrationPatterns.subscribers} element={<SubscribersScreen now={queue.now} />} />
        <Route path={administrationPatterns.team} element={<TeamScreen admin={admin} />} />
        <Route path={administrationPatterns.settings} element={<SettingsScreen admin={admin} />} />
        <Route path={administrationPatterns.journal} element={<JournalScreen now={queue.now} />} />
        <Route path="*" element={<MissingScreen />} />
      </Routes>
    </AdministrationFrame>
  );
});

/** Moves the focus to the beginning of another screen; between cases, the case itself takes it. Back and Forward leave it. */
function useFocusOnSection(section: string | undefined): void {
  const navigation = useNavigationType();
  const last = useRef(section);
  useEffect(() => {
    const isNew = last.current !== section;
    last.current = section;
    if (isNew && navigation !== NavigationType.Pop) focusMain();
  }, [section, navigation]);
}

function MissingScreen() {
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <h1>{messages.title}</h1>
      <p>{messages.missing}</p>
      <Link to={paths.administration}>{messages.back}</Link>
    </>
  );
}
