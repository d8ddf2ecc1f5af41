import 'fake-indexeddb/auto';
import {
  embeddedBlockRepository,
  embeddedConfirmation,
  embeddedMessaging,
  embeddedReportRepository,
} from '../../support/embedded/embeddedMessaging';
import { describeAppointments } from '../messaging/appointmentContract';
import { describeOffers } from '../messaging/offerContract';
import { describeWithdrawals } from '../messaging/withdrawalContract';
import { describeBlockRepository } from '../messaging/blockRepositoryContract';
import { describeConfirmation } from '../auth/confirmationContract';
import { describeConversationRepository } from '../messaging/conversationRepositoryContract';
import { describeReportRepository } from '../moderation/reportRepositoryContract';

describeConversationRepository('EmbeddedConversationRepository', embeddedMessaging);
describeAppointments('EmbeddedConversationRepository', embeddedMessaging);
describeOffers('EmbeddedConversationRepository', embeddedMessaging);
describeWithdrawals('EmbeddedConversationRepository', embeddedMessaging);
describeBlockRepository('EmbeddedBlockRepository', embeddedBlockRepository);
describeReportRepository('EmbeddedReportRepository', embeddedReportRepository);
describeConfirmation('the embedded backend', embeddedConfirmation);
