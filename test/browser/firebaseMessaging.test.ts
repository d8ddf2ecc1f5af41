import { describeBlocks } from '../contracts/blocksContract';
import { describeConversationRepository } from '../contracts/conversationRepositoryContract';
import { describeReports } from '../contracts/reportsContract';
import { firebaseBlocks, firebaseMessaging, firebaseReports } from '../support/firebaseMessaging';

describeConversationRepository('FirestoreConversationRepository', firebaseMessaging);
describeBlocks('FirestoreBlocks', firebaseBlocks);
describeReports('FirestoreReports', firebaseReports);
