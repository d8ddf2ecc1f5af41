import { describeAppConfigurationRepository } from '../contracts/appConfigurationContract';
import { describeNewsletterRepository } from '../contracts/newsletterRepositoryContract';
import { describeVisitCounter } from '../contracts/visitCounterContract';
import { firebaseAppConfiguration, firebaseNewsletter, firebaseVisits } from '../support/firebaseSite';

describeAppConfigurationRepository('FirestoreAppConfigurationRepository', firebaseAppConfiguration);
describeNewsletterRepository('FirestoreNewsletterRepository', firebaseNewsletter);
describeVisitCounter('FirestoreVisitCounter', firebaseVisits);
