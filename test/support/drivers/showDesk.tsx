import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { ExportSubscribers } from '../../../src/application/newsletter/ExportSubscribers';
import { ExportJournal } from '../../../src/application/moderation/ExportJournal';
import { ExportStatements } from '../../../src/application/moderation/ExportStatements';
import { PublishYearlyFigures } from '../../../src/application/moderation/PublishYearlyFigures';
import { TransparencyViewModel } from '../../../src/presentation/moderation/transparency/TransparencyViewModel';
import { transparencyViewModel } from '../../../src/presentation/moderation/viewModels';
import { PublishFiguresViewModel } from '../../../src/presentation/administration/transparency/PublishFiguresViewModel';
import { CheckJournal } from '../../../src/application/moderation/CheckJournal';
import { isAdmin } from '../../../src/domain/account/UserProfile';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { Report } from '../../../src/domain/moderation/Report';
import { sha256 } from '../../../src/infrastructure/browser/device/sha256';
import { AdministrationScreen } from '../../../src/presentation/administration/AdministrationScreen';
import { AppealsViewModel } from '../../../src/presentation/administration/appeals/AppealsViewModel';
import { JudgementViewModel } from '../../../src/presentation/administration/appeals/JudgementViewModel';
import { CaseQueueViewModel } from '../../../src/presentation/administration/cases/CaseQueueViewModel';
import { CaseViewModel } from '../../../src/presentation/administration/cases/CaseViewModel';
import { OpenedConversationViewModel } from '../../../src/presentation/administration/conversation/OpenedConversationViewModel';
import { DecisionFormViewModel } from '../../../src/presentation/administration/decision/DecisionFormViewModel';
import { PendingDecisionsViewModel } from '../../../src/presentation/administration/decision/PendingDecisionsViewModel';
import { CsvExportViewModel } from '../../../src/presentation/administration/export/CsvExportViewModel';
import { JumpViewModel } from '../../../src/presentation/administration/desk/JumpViewModel';
import { InboxViewModel } from '../../../src/presentation/administration/inbox/InboxViewModel';
import { FiguresViewModel } from '../../../src/presentation/administration/figures/FiguresViewModel';
import { JournalViewModel } from '../../../src/presentation/administration/journal/JournalViewModel';
import { LookAlikesViewModel } from '../../../src/presentation/administration/lookAlikes/LookAlikesViewModel';
import { aListingSearch } from '../doubles/aListingSearch';
import { ClosedListingsViewModel } from '../../../src/presentation/administration/people/ClosedListingsViewModel';
import { PeopleViewModel } from '../../../src/presentation/administration/people/PeopleViewModel';
import { PendingRemovalsViewModel } from '../../../src/presentation/administration/removal/PendingRemovalsViewModel';
import { WithdrawnPhotosViewModel } from '../../../src/presentation/administration/photos/WithdrawnPhotosViewModel';
import { SettingsViewModel } from '../../../src/presentation/administration/settings/SettingsViewModel';
import { TeamViewModel } from '../../../src/presentation/administration/team/TeamViewModel';
import { SubscribersViewModel } from '../../../src/presentation/administration/subscribers/SubscribersViewModel';
import { ListingListViewModel } from '../../../src/presentation/administration/listings/ListingListViewModel';
import { ReviewQueueViewModel } from '../../../src/presentation/administration/listings/ReviewQueueViewModel';
import { NamesViewModel } from '../../../src/presentation/administration/NamesViewModel';
import { WatchViewModel } from '../../../src/presentation/administration/watch/WatchViewModel';
import * as keys from '../../../src/presentation/administration/desk/viewModels';
import { NotifyContext, type ToastContent } from '../../../src/presentation/shared/notices/notify';
import { SessionViewModel } from '../../../src/presentation/shared/session/SessionViewModel';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { listingDisplay, sessionViewModel } from '../../../src/presentation/shared/viewModels';
import { aListing, NOON } from '../builders/aListing';
import { aListingDisplay } from '../doubles/aListingDisplay';
import { aViewModelSource, given } from '../doubles/aViewModelSource';
import { aTextDownload } from '../doubles/aTextDownload';
import { memoryDrafts } from '../doubles/memoryDrafts';
import { InMemoryContactInbox } from '../inMemory/contact/InMemoryContactInbox';
import { InMemoryConversationRepository } from '../inMemory/messaging/InMemoryConversationRepository';
import { InMemoryDailyFigures } from '../inMemory/analytics/InMemoryDailyFigures';
import { InMemoryListingRepository } from '../inMemory/listings/InMemoryListingRepository';
import { InMemoryListingDirectory } from '../inMemory/moderation/InMemoryListingDirectory';
import { InMemoryOpenedConversationRepository } from '../inMemory/moderation/InMemoryOpenedConversationRepository';
import { InMemoryClosedListings } from '../inMemory/moderation/InMemoryClosedListings';
import { InMemoryModeration } from '../inMemory/moderation/InMemoryModeration';
import { InMemoryNoticeRepository } from '../inMemory/moderation/InMemoryNoticeRepository';
import { InMemoryTransparencyRepository } from '../inMemory/moderation/InMemoryTransparencyRepository';
import { InMemoryModerationSettings } from '../inMemory/moderation/InMemoryModerationSettings';
import { InMemoryTeamRepository } from '../inMemory/moderation/InMemoryTeamRepository';
import { InMemoryPhotoRepository } from '../inMemory/listings/InMemoryPhotoRepository';
import { InMemoryWithdrawnPhotos } from '../inMemory/moderation/InMemoryWithdrawnPhotos';
import { InMemorySubscriberRepository } from '../inMemory/newsletter/InMemorySubscriberRepository';
import { InMemoryUserRepository } from '../inMemory/account/InMemoryUserRepository';
import { moderationPeople, ModerationInMemory } from '../inMemory/moderation/ModerationInMemory';
import { VirtualTime } from '../time/VirtualTime';

interface Circumstances {
  /** Who is signed in; null: nobody. */
  readonly uid?: string | null;
  readonly listings?: readonly Listing[];
  /** Default: none. */
  readonly areMailsSent?: boolean;
}

/** The moderation in memory, as an admin (Nadia) and others see it. */
export function aModeration({ uid = 'nadia', listings = [aListing()], areMailsSent = false }: Circumstances = {}) {
  const time = new VirtualTime(NOON);
  const users = new InMemoryUserRepository(...moderationPeople);
  const stored = new ModerationInMemory({
    users,
    listings: new InMemoryListingRepository(listings, users),
    clock: time,
  });
  const moderation = new InMemoryModeration(uid, stored);
  const conversations = new InMemoryConversationRepository({ listings: stored.listings, users, clock: time });
  const { profiles } = stored;
  const subscribers = new InMemorySubscriberRepository();
  const report = (changes: Partial<Report> = {}) =>
    stored.storeReport({
      reporterId: 'karim',
      target: { kind: 'listing', id: 'velo' },
      reason: 'scam',
      details: '',
      ...changes,
    });
  const directory = new InMemoryListingDirectory(uid, stored);
  const figures = new InMemoryDailyFigures(uid !== null && isAdmin(users.of(uid)));
  const inbox = new InMemoryContactInbox(time, uid);
  const team = new InMemoryTeamRepository(uid, stored);
  const photos = new InMemoryPhotoRepository(stored.listings);
  return {
    conversations,
    directory,
    figures,
    inbox,
    mails: { areSent: areMailsSent },
    moderation,
    photos,
    profiles,
    report,
    search: aListingSearch(),
    stored,
    subscribers,
    team,
    time,
    users,
  };
}

type Moderation = ReturnType<typeof aModeration>;

/** The administration at an address. */
export function showDesk(at: string, setting: Moderation = aModeration(), uid: string | null = 'nadia') {
  const {
    conversations,
    directory,
    figures,
    inbox,
    mails,
    moderation,
    photos,
    profiles,
    search,
    stored,
    subscribers,
    team,
    time,
    users,
  } = setting;
  const drafts = memoryDrafts();
  const transparency = new InMemoryTransparencyRepository(uid, stored);
  const publish = new PublishYearlyFigures(transparency, moderation, moderation, time);
  const settings = new InMemoryModerationSettings(uid, stored);
  const preference = { isOn: true };
  const signOut = vi.fn<() => Promise<BackendResult<void>>>();
  const session = new SessionViewModel({ subscribe: () => () => undefined, signOut });
  session.show(uid === null ? null : users.of(uid));
  const closedListings = new ClosedListingsViewModel(new InMemoryClosedListings(uid, stored));
  const withdrawnPhotos = new WithdrawnPhotosViewModel(
    new InMemoryWithdrawnPhotos(uid, users, photos),
    stored.listings,
  );
  const pending = new PendingDecisionsViewModel(moderation, drafts, time);
  const shortcuts = { hasLetters: () => preference.isOn, setLetters: (isOn: boolean) => void (preference.isOn = isOn) };
  const queue = new CaseQueueViewModel(moderation, pending, shortcuts, time, time);
  const appeals = new AppealsViewModel(moderation, moderation);
  const reviews = new ReviewQueueViewModel(directory, pending);
  const names = new NamesViewModel(profiles);
  const { download, files } = aTextDownload();
  const subscriberRemovals = new PendingRemovalsViewModel(subscribers, time);
  const messageRemovals = new PendingRemovalsViewModel(inbox, time);
  const inboxViewModel = new InboxViewModel(inbox, messageRemovals);
  const source = aViewModelSource(
    given(keys.appealsViewModel, () => appeals),
    given(keys.caseQueueViewModel, () => queue),
    given(
      keys.caseViewModel,
      () =>
        new CaseViewModel(
          moderation,
          moderation,
          stored.listings,
          profiles,
          new InMemoryNoticeRepository(stored, uid),
          moderation,
          time,
          time,
        ),
    ),
    given(keys.closedListingsViewModel, () => closedListings),
    given(keys.decisionFormViewModel, () => new DecisionFormViewModel(drafts)),
    given(keys.inboxViewModel, () => inboxViewModel),
    given(
      keys.jumpViewModel,
      () => new JumpViewModel(new InMemoryNoticeRepository(stored, uid), moderation, stored.listings),
    ),
    given(keys.journalExportViewModel, () => new CsvExportViewModel(new ExportJournal(moderation, download, time))),
    given(
      keys.journalViewModel,
      () => new JournalViewModel(moderation, new CheckJournal(moderation, sha256), moderation, moderation),
    ),
    given(keys.figuresViewModel, () => new FiguresViewModel(figures, time)),
    given(keys.judgementViewModel, () => new JudgementViewModel(moderation)),
    given(keys.listingListViewModel, () => new ListingListViewModel(directory, stored.listings, pending)),
    given(keys.lookAlikesViewModel, () => new LookAlikesViewModel(search)),
    given(keys.namesViewModel, () => names),
    given(
      keys.openedConversationViewModel,
      () => new OpenedConversationViewModel(new InMemoryOpenedConversationRepository(uid, stored, conversations)),
    ),
    given(keys.peopleViewModel, () => new PeopleViewModel(moderation, time)),
    given(keys.pendingDecisionsViewModel, () => pending),
    given(keys.pendingMessageRemovals, () => messageRemovals),
    given(keys.pendingSubscriberRemovals, () => subscriberRemovals),
    given(
      keys.statementExportViewModel,
      () => new CsvExportViewModel(new ExportStatements(moderation, stored.listings, download, time)),
    ),
    given(
      keys.subscriberExportViewModel,
      () => new CsvExportViewModel(new ExportSubscribers(subscribers, download, time)),
    ),
    given(
      keys.subscribersViewModel,
      () => new SubscribersViewModel(subscribers, subscribers, subscriberRemovals, mails),
    ),
    given(keys.publishFiguresViewModel, () => new PublishFiguresViewModel(publish)),
    given(transparencyViewModel, () => new TransparencyViewModel(transparency)),
    given(keys.settingsViewModel, () => new SettingsViewModel(settings, settings)),
    given(keys.teamViewModel, () => new TeamViewModel(moderation, team)),
    given(
      keys.watchViewModel,
      () =>
        new WatchViewModel(new ListingListViewModel(directory, stored.listings, pending), pending, moderation, time),
    ),
    given(keys.withdrawnPhotosViewModel, () => withdrawnPhotos),
    given(keys.reviewQueueViewModel, () => reviews),
    given(listingDisplay, () =>
      aListingDisplay({ addressOf: (photo) => photo.url ?? photos.addressOf(photo, 'thumbnail') }),
    ),
    given(sessionViewModel, () => session),
  );
  const notices: ToastContent[] = [];
  let address = '';
  function Address() {
    address = useLocation().pathname;
    return null;
  }
  render(
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <ViewModelContext value={source}>
        <NotifyContext value={(notice) => void notices.push(notice)}>
          <Routes>
            <Route path="/admin/*" element={<AdministrationScreen />} />
          </Routes>
        </NotifyContext>
      </ViewModelContext>
    </MemoryRouter>,
  );
  return { ...setting, address: () => address, drafts, files, notices, pending, preference, queue, session, signOut };
}
