import { describeAppConfigurationRepository } from '../contracts/appConfigurationContract';
import { describeContactMessageRepository } from '../contracts/contactMessageContract';
import { describeNewsletterRepository } from '../contracts/newsletterRepositoryContract';
import { describeVisitCounter } from '../contracts/visitCounterContract';
import { firebaseAppConfiguration, firebaseContactMessages, firebaseNewsletter, firebaseVisits } from '../support/firebaseSite';

describeAppConfigurationRepository('FirestoreAppConfigurationRepository', firebaseAppConfiguration);
describeNewsletterRepository('FirestoreNewsletterRepository', firebaseNewsletter);
describeVisitCounter('FirestoreVisitCounter', firebaseVisits);
describeContactMessageRepository('FirestoreContactMessageRepository', firebaseContactMessages);
