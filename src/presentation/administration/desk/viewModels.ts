import { viewModelKey } from '../../shared/viewModelKey';
import type { SubscriberTable } from '../../../application/newsletter/ExportSubscribers';
import type { StatementTable } from '../../../application/moderation/ExportStatements';
import type { JournalTable } from '../../../application/moderation/ExportJournal';
import type { AppealsViewModel } from '../appeals/AppealsViewModel';
import type { JudgementViewModel } from '../appeals/JudgementViewModel';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import type { CaseViewModel } from '../cases/CaseViewModel';
import type { LookAlikesViewModel } from '../lookAlikes/LookAlikesViewModel';
import type { OpenedConversationViewModel } from '../conversation/OpenedConversationViewModel';
import type { DecisionFormViewModel } from '../decision/DecisionFormViewModel';
import type { PendingDecisionsViewModel } from '../decision/PendingDecisionsViewModel';
import type { CsvExportViewModel } from '../export/CsvExportViewModel';
import type { InboxViewModel } from '../inbox/InboxViewModel';
import type { FiguresViewModel } from '../figures/FiguresViewModel';
import type { JumpViewModel } from './JumpViewModel';
import type { JournalViewModel } from '../journal/JournalViewModel';
import type { ClosedListingsViewModel } from '../people/ClosedListingsViewModel';
import type { PeopleViewModel } from '../people/PeopleViewModel';
import type { ListingListViewModel } from '../listings/ListingListViewModel';
import type { ReviewQueueViewModel } from '../listings/ReviewQueueViewModel';
import type { NamesViewModel } from '../NamesViewModel';
import type { PendingRemovalsViewModel } from '../removal/PendingRemovalsViewModel';
import type { WithdrawnPhotosViewModel } from '../photos/WithdrawnPhotosViewModel';
import type { SettingsViewModel } from '../settings/SettingsViewModel';
import type { TeamViewModel } from '../team/TeamViewModel';
import type { PublishFiguresViewModel } from '../transparency/PublishFiguresViewModel';
import type { WatchViewModel } from '../watch/WatchViewModel';
import type { SubscribersViewModel } from '../subscribers/SubscribersViewModel';

export const appealsViewModel = viewModelKey<AppealsViewModel>('appealsViewModel', 'administration', 'site');
export const caseQueueViewModel = viewModelKey<CaseQueueViewModel>('caseQueueViewModel', 'administration', 'site');
export const caseViewModel = viewModelKey<CaseViewModel>('caseViewModel', 'administration', 'screen');
export const closedListingsViewModel = viewModelKey<ClosedListingsViewModel>(
  'closedListingsViewModel',
  'administration',
  'site',
);
export const decisionFormViewModel = viewModelKey<DecisionFormViewModel>(
  'decisionFormViewModel',
  'administration',
  'screen',
);
export const inboxViewModel = viewModelKey<InboxViewModel>('inboxViewModel', 'administration', 'site');
export const jumpViewModel = viewModelKey<JumpViewModel>('jumpViewModel', 'administration', 'screen');
export const journalExportViewModel = viewModelKey<CsvExportViewModel<JournalTable>>(
  'journalExportViewModel',
  'administration',
  'screen',
);
export const figuresViewModel = viewModelKey<FiguresViewModel>('figuresViewModel', 'administration', 'screen');
export const journalViewModel = viewModelKey<JournalViewModel>('journalViewModel', 'administration', 'screen');
export const judgementViewModel = viewModelKey<JudgementViewModel>('judgementViewModel', 'administration', 'screen');
export const listingListViewModel = viewModelKey<ListingListViewModel>(
  'listingListViewModel',
  'administration',
  'screen',
);
export const lookAlikesViewModel = viewModelKey<LookAlikesViewModel>('lookAlikesViewModel', 'administration', 'screen');
export const namesViewModel = viewModelKey<NamesViewModel>('namesViewModel', 'administration', 'site');
export const openedConversationViewModel = viewModelKey<OpenedConversationViewModel>(
  'openedConversationViewModel',
  'administration',
  'screen',
);
export const pendingDecisionsViewModel = viewModelKey<PendingDecisionsViewModel>(
  'pendingDecisionsViewModel',
  'administration',
  'site',
);
export const peopleViewModel = viewModelKey<PeopleViewModel>('peopleViewModel', 'administration', 'screen');
export const pendingMessageRemovals = viewModelKey<PendingRemovalsViewModel>(
  'pendingMessageRemovals',
  'administration',
  'site',
);
export const pendingSubscriberRemovals = viewModelKey<PendingRemovalsViewModel>(
  'pendingSubscriberRemovals',
  'administration',
  'site',
);
export const publishFiguresViewModel = viewModelKey<PublishFiguresViewModel>(
  'publishFiguresViewModel',
  'administration',
  'screen',
);
export const statementExportViewModel = viewModelKey<CsvExportViewModel<StatementTable>>(
  'statementExportViewModel',
  'administration',
  'screen',
);
export const subscriberExportViewModel = viewModelKey<CsvExportViewModel<SubscriberTable>>(
  'subscriberExportViewModel',
  'administration',
  'screen',
);
export const settingsViewModel = viewModelKey<SettingsViewModel>('settingsViewModel', 'administration', 'screen');
export const subscribersViewModel = viewModelKey<SubscribersViewModel>(
  'subscribersViewModel',
  'administration',
  'screen',
);
export const teamViewModel = viewModelKey<TeamViewModel>('teamViewModel', 'administration', 'screen');
export const watchViewModel = viewModelKey<WatchViewModel>('watchViewModel', 'administration', 'screen');
export const withdrawnPhotosViewModel = viewModelKey<WithdrawnPhotosViewModel>(
  'withdrawnPhotosViewModel',
  'administration',
  'site',
);
export const reviewQueueViewModel = viewModelKey<ReviewQueueViewModel>(
  'reviewQueueViewModel',
  'administration',
  'site',
);
