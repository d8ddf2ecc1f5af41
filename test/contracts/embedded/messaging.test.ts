import 'fake-indexeddb/auto';
import {
  embeddedBlockRepository,
  embeddedMessaging,
  embeddedReportRepository,
} from '../../support/embedded/embeddedMessaging';
import { describeBlockRepository } from '../blockRepositoryContract';
import { describeConversationRepository } from '../conversationRepositoryContract';
import { describeReportRepository } from '../reportRepositoryContract';

describeConversationRepository('EmbeddedConversationRepository', embeddedMessaging);
describeBlockRepository('EmbeddedBlockRepository', embeddedBlockRepository);
describeReportRepository('EmbeddedReportRepository', embeddedReportRepository);
