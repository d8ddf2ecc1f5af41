import 'fake-indexeddb/auto';
import { embeddedBlocks, embeddedMessaging, embeddedReports } from '../../support/embedded/embeddedMessaging';
import { describeBlocks } from '../blocksContract';
import { describeConversationRepository } from '../conversationRepositoryContract';
import { describeReports } from '../reportsContract';

describeConversationRepository('EmbeddedConversationRepository', embeddedMessaging);
describeBlocks('EmbeddedBlocks', embeddedBlocks);
describeReports('EmbeddedReports', embeddedReports);
