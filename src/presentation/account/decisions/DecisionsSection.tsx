import { AccountSection } from '../AccountSection';
import { decisionsMessages as messages } from './messages';
import { OwnDecisions } from './OwnDecisions';
import { OwnReports } from './OwnReports';

/** What the moderators have decided about the person, and about what the person has reported. */
export function DecisionsSection() {
  return (
    <AccountSection id="decisions" lead={messages.lead}>
      <OwnDecisions />
      <OwnReports />
    </AccountSection>
  );
}
