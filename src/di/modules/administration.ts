import { ContainerModule } from 'inversify';
import { ProfileRepository } from '../../application/account/ProfileRepository';
import { DailyFiguresRepository } from '../../application/analytics/DailyFiguresRepository';
import { ReadVisitors } from '../../application/analytics/ReadVisitors';
import { VisitCounter } from '../../application/analytics/VisitCounter';
import { ContactInbox } from '../../application/contact/ContactInbox';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { ReviewSettingsRepository } from '../../application/listings/ReviewSettingsRepository';
import { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import { PlanLaunch } from '../../application/maintenance/PlanLaunch';
import { CaseRepository } from '../../application/moderation/CaseRepository';
import { ClosedListings } from '../../application/moderation/ClosedListings';
import { CheckJournal } from '../../application/moderation/CheckJournal';
import { DecisionRepository } from '../../application/moderation/DecisionRepository';
import { ExportJournal, type JournalTable } from '../../application/moderation/ExportJournal';
import { ExportStatements, type StatementTable } from '../../application/moderation/ExportStatements';
import { JournalRepository } from '../../application/moderation/JournalRepository';
import { NoticeRepository } from '../../application/moderation/NoticeRepository';
import { OpenedConversationRepository } from '../../application/moderation/OpenedConversationRepository';
import { PersonDirectory } from '../../application/moderation/PersonDirectory';
import { ListingDirectory } from '../../application/moderation/ListingDirectory';
import { ListingSearch } from '../../application/search/ListingSearch';
import { PublishYearlyFigures } from '../../application/moderation/PublishYearlyFigures';
import { TransparencyRepository } from '../../application/moderation/TransparencyRepository';
import { RestrictionRepository } from '../../application/moderation/RestrictionRepository';
import { Sha256 } from '../../application/moderation/Sha256';
import { ModerationSettingsRepository } from '../../application/moderation/ModerationSettingsRepository';
import { TeamRepository } from '../../application/moderation/TeamRepository';
import { WithdrawnPhotos } from '../../application/moderation/WithdrawnPhotos';
import { ShortcutPreference } from '../../application/moderation/ShortcutPreference';
import { ExportSubscribers, type SubscriberTable } from '../../application/newsletter/ExportSubscribers';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { SubscriberRepository } from '../../application/newsletter/SubscriberRepository';
import { MessageMails } from '../../application/notifications/MessageMails';
import { Clock } from '../../application/shared/Clock';
import { FormDrafts } from '../../application/shared/FormDrafts';
import { TextDownload } from '../../application/shared/TextDownload';
import { Timers } from '../../application/shared/Timers';
import { AppealsViewModel } from '../../presentation/administration/appeals/AppealsViewModel';
import { JudgementViewModel } from '../../presentation/administration/appeals/JudgementViewModel';
import { CaseQueueViewModel } from '../../presentation/administration/cases/CaseQueueViewModel';
import { CaseViewModel } from '../../presentation/administration/cases/CaseViewModel';
import { LookAlikesViewModel } from '../../presentation/administration/lookAlikes/LookAlikesViewModel';
import { OpenedConversationViewModel } from '../../presentation/administration/conversation/OpenedConversationViewModel';
import { DecisionFormViewModel } from '../../presentation/administration/decision/DecisionFormViewModel';
import { PendingDecisionsViewModel } from '../../presentation/administration/decision/PendingDecisionsViewModel';
import { CsvExportViewModel } from '../../presentation/administration/export/CsvExportViewModel';
import { JumpViewModel } from '../../presentation/administration/desk/JumpViewModel';
import { InboxViewModel } from '../../presentation/administration/inbox/InboxViewModel';
import { FiguresViewModel } from '../../presentation/administration/figures/FiguresViewModel';
import { JournalViewModel } from '../../presentation/administration/journal/JournalViewModel';
import { ListingListViewModel } from '../../presentation/administration/listings/ListingListViewModel';
import { ReviewQueueViewModel } from '../../presentation/administration/listings/ReviewQueueViewModel';
import { MaintenanceAdministrationViewModel } from '../../presentation/administration/MaintenanceAdministrationViewModel';
import { ClosedListingsViewModel } from '../../presentation/administration/people/ClosedListingsViewModel';
import { PeopleViewModel } from '../../presentation/administration/people/PeopleViewModel';
import { NamesViewModel } from '../../presentation/administration/NamesViewModel';
import { PendingRemovalsViewModel } from '../../presentation/administration/removal/PendingRemovalsViewModel';
import { WithdrawnPhotosViewModel } from '../../presentation/administration/photos/WithdrawnPhotosViewModel';
import { SettingsViewModel } from '../../presentation/administration/settings/SettingsViewModel';
import { TeamViewModel } from '../../presentation/administration/team/TeamViewModel';
import { SubscribersViewModel } from '../../presentation/administration/subscribers/SubscribersViewModel';
import { PublishFiguresViewModel } from '../../presentation/administration/transparency/PublishFiguresViewModel';
import { WatchViewModel } from '../../presentation/administration/watch/WatchViewModel';
import {
  appealsViewModel,
  caseQueueViewModel,
  caseViewModel,
  closedListingsViewModel,
  decisionFormViewModel,
  inboxViewModel,
  journalExportViewModel,
  figuresViewModel,
  journalViewModel,
  jumpViewModel,
  judgementViewModel,
  listingListViewModel,
  lookAlikesViewModel,
  namesViewModel,
  openedConversationViewModel,
  peopleViewModel,
  pendingDecisionsViewModel,
  pendingMessageRemovals,
  pendingSubscriberRemovals,
  publishFiguresViewModel,
  statementExportViewModel,
  subscriberExportViewModel,
  settingsViewModel,
  subscribersViewModel,
  reviewQueueViewModel,
  teamViewModel,
  watchViewModel,
  withdrawnPhotosViewModel,
} from '../../presentation/administration/desk/viewModels';
import { maintenanceAdministrationViewModel } from '../../presentation/administration/viewModels';
import { bindUseCase, bindViewModel } from '../bind';

/** What administrators do. The maintenance page that visitors see is part of the first page. */
export const administrationModule = new ContainerModule((options) => {
  bindUseCase(options, PlanLaunch, [AppConfigurationRepository]);
  bindUseCase(options, ReadVisitors, [VisitCounter, Clock]);
  bindUseCase(options, CheckJournal, [JournalRepository, Sha256]);
  bindUseCase(options, ExportJournal, [JournalRepository, TextDownload, Timers]);
  bindUseCase(options, ExportStatements, [DecisionRepository, ListingRepository, TextDownload, Timers]);
  bindUseCase(options, PublishYearlyFigures, [TransparencyRepository, JournalRepository, DecisionRepository, Clock]);
  bindUseCase(options, ExportSubscribers, [SubscriberRepository, TextDownload, Timers]);
  bindViewModel(options, maintenanceAdministrationViewModel, MaintenanceAdministrationViewModel, [
    AppConfigurationRepository,
    PlanLaunch,
    NewsletterRepository,
    ReadVisitors,
  ]);
  bindViewModel(options, appealsViewModel, AppealsViewModel, [DecisionRepository, JournalRepository]);
  bindViewModel(options, caseQueueViewModel, CaseQueueViewModel, [
    CaseRepository,
    pendingDecisionsViewModel,
    ShortcutPreference,
    Clock,
    Timers,
  ]);
  bindViewModel(options, caseViewModel, CaseViewModel, [
    CaseRepository,
    DecisionRepository,
    ListingRepository,
    ProfileRepository,
    NoticeRepository,
    RestrictionRepository,
    Clock,
    Timers,
  ]);
  bindViewModel(options, closedListingsViewModel, ClosedListingsViewModel, [ClosedListings]);
  bindViewModel(options, decisionFormViewModel, DecisionFormViewModel, [FormDrafts]);
  bindViewModel(options, inboxViewModel, InboxViewModel, [ContactInbox, pendingMessageRemovals]);
  bindViewModel(options, journalExportViewModel, CsvExportViewModel<JournalTable>, [ExportJournal]);
  bindViewModel(options, journalViewModel, JournalViewModel, [
    JournalRepository,
    CheckJournal,
    PersonDirectory,
    CaseRepository,
  ]);
  bindViewModel(options, jumpViewModel, JumpViewModel, [NoticeRepository, JournalRepository, ListingRepository]);
  bindViewModel(options, figuresViewModel, FiguresViewModel, [DailyFiguresRepository, Clock]);
  bindViewModel(options, judgementViewModel, JudgementViewModel, [DecisionRepository]);
  bindViewModel(options, peopleViewModel, PeopleViewModel, [PersonDirectory, Clock]);
  bindViewModel(options, listingListViewModel, ListingListViewModel, [
    ListingDirectory,
    ListingRepository,
    pendingDecisionsViewModel,
  ]);
  bindViewModel(options, lookAlikesViewModel, LookAlikesViewModel, [ListingSearch]);
  bindViewModel(options, namesViewModel, NamesViewModel, [ProfileRepository]);
  bindViewModel(options, openedConversationViewModel, OpenedConversationViewModel, [OpenedConversationRepository]);
  bindViewModel(options, pendingDecisionsViewModel, PendingDecisionsViewModel, [
    DecisionRepository,
    FormDrafts,
    Timers,
  ]);
  bindViewModel(options, pendingMessageRemovals, PendingRemovalsViewModel, [ContactInbox, Timers]);
  bindViewModel(options, pendingSubscriberRemovals, PendingRemovalsViewModel, [SubscriberRepository, Timers]);
  bindViewModel(options, statementExportViewModel, CsvExportViewModel<StatementTable>, [ExportStatements]);
  bindViewModel(options, publishFiguresViewModel, PublishFiguresViewModel, [PublishYearlyFigures]);
  bindViewModel(options, subscriberExportViewModel, CsvExportViewModel<SubscriberTable>, [ExportSubscribers]);
  bindViewModel(options, subscribersViewModel, SubscribersViewModel, [
    SubscriberRepository,
    NewsletterRepository,
    pendingSubscriberRemovals,
    MessageMails,
  ]);
  bindViewModel(options, settingsViewModel, SettingsViewModel, [
    ReviewSettingsRepository,
    ModerationSettingsRepository,
  ]);
  bindViewModel(options, teamViewModel, TeamViewModel, [PersonDirectory, TeamRepository]);
  bindViewModel(options, watchViewModel, WatchViewModel, [
    listingListViewModel,
    pendingDecisionsViewModel,
    CaseRepository,
    Clock,
  ]);
  bindViewModel(options, withdrawnPhotosViewModel, WithdrawnPhotosViewModel, [WithdrawnPhotos, ListingRepository]);
  bindViewModel(options, reviewQueueViewModel, ReviewQueueViewModel, [ListingDirectory, pendingDecisionsViewModel]);
});
