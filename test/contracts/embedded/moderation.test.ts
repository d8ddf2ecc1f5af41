import 'fake-indexeddb/auto';
import { embeddedModeration } from '../../support/embedded/embeddedModeration';
import { describeCaseRepository } from '../moderation/caseRepositoryContract';
import { describeDecisionRepository } from '../moderation/decisionRepositoryContract';
import { describePersonDirectory } from '../moderation/personDirectoryContract';
import { describeJudgements } from '../moderation/judgementContract';
import { describeListingDirectory } from '../moderation/listingDirectoryContract';
import { describeNoticeRepository } from '../moderation/noticeRepositoryContract';
import { describeRestrictedWrites, describeRestrictions } from '../moderation/restrictionContract';

describeCaseRepository('the embedded backend', embeddedModeration);
describeDecisionRepository('the embedded backend', embeddedModeration);
describeJudgements('the embedded backend', embeddedModeration);
describePersonDirectory('EmbeddedPersonDirectory', embeddedModeration);
describeListingDirectory('the embedded backend', embeddedModeration);
describeNoticeRepository('the embedded backend', embeddedModeration);
describeRestrictions('the embedded backend', embeddedModeration);
describeRestrictedWrites('the embedded backend', embeddedModeration);
