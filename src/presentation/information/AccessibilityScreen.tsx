import { accessibilityDocument } from './accessibilityMessages';
import { InformationPage } from './InformationPage';

export function AccessibilityScreen() {
  return <InformationPage document={accessibilityDocument} />;
}
