import { describe, expect, test } from 'vitest';
import { readCommuneFile } from '../../../scripts/content/communes/findCommune';
import { UnderstandSearch } from '../../../src/application/search/UnderstandSearch';
import { failure } from '../../../src/domain/shared/Result';
import { criteriaToEntries } from '../../../src/domain/search/criteria/criteriaToEntries';
import { noCriteria, type SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { mayHoldPhrases } from '../../../src/domain/search/sentence/mayHoldPhrases';
import { radiusAroundPerson } from '../../../src/domain/search/sentence/readSentence';
import { StaticCommuneDirectory } from '../../../src/infrastructure/browser/communes/StaticCommuneDirectory';

const understanding = new UnderstandSearch(new StaticCommuneDirectory(async (file) => readCommuneFile(file)));

/** The entries of the address, the place by its name: « q=vélo lieu=Lyon prix_max=300 ». */
async function meaningOf(query: string, others: Partial<SearchCriteria> = {}): Promise<string> {
  const understood = await understanding.run({ ...noCriteria, ...others, query });
  if (understood === null) return 'nothing';
  return criteriaToEntries(understood)
    .map(([key, value]) => `${key}=${key === 'lieu' ? (value.split('~')[1] ?? '') : value}`)
    .join(' ');
}

describe('the meaning of a sentence', () => {
  test.each([
    ['vélo électrique à moins de 1 500 € près de Lyon', 'q=vélo électrique prix_max=1500 lieu=Lyon'],
    ['vélo électrique à moins de 1500 euros près de lyon', 'q=vélo électrique prix_max=1500 lieu=Lyon'],
    ['canapé moins de 200 €', 'q=canapé prix_max=200'],
    ['iphone moins de 200', 'q=iphone prix_max=200'],
    ['iphone 13 moins de 300€', 'q=iphone 13 prix_max=300'],
    ['peugeot 208 moins de 9 000 €', 'q=peugeot 208 prix_max=9000'],
    ['peugeot 208 9 000 € max', 'q=peugeot 208 prix_max=9000'],
    ['table jusqu’à 100 €', 'q=table prix_max=100'],
    ["table jusqu'à 100 euros", 'q=table prix_max=100'],
    ['table entre 50 et 150 €', 'q=table prix_min=50 prix_max=150'],
    ['table entre 50 € et 150 €', 'q=table prix_min=50 prix_max=150'],
    ['table de 50 à 150 €', 'q=table prix_min=50 prix_max=150'],
    ['guitare entre 200 et 400', 'q=guitare prix_min=200 prix_max=400'],
    ['montre plus de 100 €', 'q=montre prix_min=100'],
    ['montre à partir de 100 €', 'q=montre prix_min=100'],
    ['montre 100 € minimum', 'q=montre prix_min=100'],
    ['ordinateur portable budget 500 €', 'q=ordinateur portable prix_max=500'],
    ['maison moins de 250 000 €', 'q=maison prix_max=250000'],
    ['maison moins de 250k€', 'q=maison prix_max=250000'],
    ['maison moins de 250.000 €', 'q=maison prix_max=250000'],
    ['canapé à vendre', 'q=canapé type=offre'],
    ['donne canapé', 'q=canapé don=1'],
    ['don de vélo', 'q=vélo don=1'],
    ['don', 'don=1'],
    ['gratuit vélo', 'q=vélo don=1'],
    ['maison à vendre neuve', 'q=maison categorie=ventes-immobilieres f_propertyAge=neuf'],
    ['appartement à louer neuf', 'q=appartement neuf categorie=locations'],
    ['appartement 40 m² à moins de 800 €', 'q=appartement categorie=locations prix_max=800 f_livingArea=40..'],
    [
      'appartement 40 m² plus de 100 000 €',
      'q=appartement categorie=ventes-immobilieres prix_min=100000 f_livingArea=40..',
    ],
    ['appartement 40 m² plus de 800 €', 'q=appartement 40 m² prix_min=800'],
    [
      'iphone moins de 200 batterie neuve près de Lyon',
      'q=iphone moins de 200 batterie categorie=telephones f_condition=etat-neuf lieu=Lyon',
    ],
    ['clio à partir de 2015', 'q=clio categorie=voitures f_firstRegistration=2015..'],
    ['clio après 2015 et plus', 'q=clio categorie=voitures f_firstRegistration=2015..'],
    ['clio plus de 50 000 km', 'q=clio categorie=voitures f_mileage=50000..'],
    ['clio 2015 et plus, plus de 20 m²', 'q=clio plus de 20 m² categorie=voitures f_firstRegistration=2015..'],
    ['vélo à 20 km du Mans', 'q=vélo lieu=Le Mans rayon=20'],
    ['69003', 'lieu=Lyon 3e arrondissement'],
    ['vélo près de Lyon plus de 20 km', 'q=vélo plus de 20 km lieu=Lyon'],
    ['moins de 1/000 €', 'prix_max=1000'],
    ['moins de 20 €', 'prix_max=20'],
    ['vélo à Grenoble', 'q=vélo lieu=Grenoble'],
    ['vélo a grenoble', 'q=vélo lieu=Grenoble'],
    ['vélo sur Paris', 'q=vélo lieu=Paris'],
    ['vélo près de Saint-Étienne', 'q=vélo lieu=Saint-Étienne'],
    ['vélo pres de st etienne', 'q=vélo lieu=Saint-Étienne'],
    ['vélo autour de Rocamadour', 'q=vélo lieu=Rocamadour'],
    ['vélo à Rocamadour', 'q=vélo lieu=Rocamadour'],
    ['vélo aux environs de La Rochelle', 'q=vélo lieu=La Rochelle'],
    ['vélo près du Mans', 'q=vélo lieu=Le Mans'],
    ['vélo au Havre', 'q=vélo lieu=Le Havre'],
    ['vélo à Lyon 3', 'q=vélo lieu=Lyon 3e arrondissement'],
    ['vélo près de Lyon 69003', 'q=vélo lieu=Lyon 3e arrondissement'],
    ['près de Lyon vélo', 'q=vélo lieu=Lyon'],
    ['vélo proche de Villeurbanne pas cher', 'q=vélo pas cher lieu=Villeurbanne'],
    ['vélo à 20 km de Lyon', 'q=vélo lieu=Lyon rayon=20'],
    ['vélo à moins de 20 km de Lyon', 'q=vélo lieu=Lyon rayon=20'],
    ['vélo dans un rayon de 50 km autour de Lyon', 'q=vélo lieu=Lyon rayon=50'],
    ['vélo près de Lyon à moins de 10 km', 'q=vélo lieu=Lyon rayon=10'],
    ['vélo 69100', 'q=vélo lieu=Villeurbanne'],
    ['canapé 75011', 'q=canapé lieu=Paris 11e arrondissement'],
    ['canapé gratuit', 'q=canapé don=1'],
    ['meubles gratuits près de Nantes', 'q=meubles don=1 lieu=Nantes'],
    ['piano à donner', 'q=piano don=1'],
    ['don de vêtements', 'q=vêtements don=1'],
    ['canapé don', 'q=canapé don=1'],
    ['vélo neuf', 'q=vélo categorie=velos f_condition=etat-neuf'],
    ['vélo état neuf à moins de 500 €', 'q=vélo categorie=velos prix_max=500 f_condition=etat-neuf'],
    ['vélo neuf près de Lyon', 'q=vélo categorie=velos f_condition=etat-neuf lieu=Lyon'],
    ['voiture vendeur pro', 'q=voiture vendeur=pro'],
    ['voiture par un professionnel', 'q=voiture vendeur=pro'],
    ['voiture de particulier à particulier', 'q=voiture vendeur=particulier'],
    ['clio après 2015', 'q=clio categorie=voitures f_firstRegistration=2015..'],
    ['clio avant 2010', 'q=clio categorie=voitures f_firstRegistration=..2010'],
    ['clio entre 2015 et 2018', 'q=clio categorie=voitures f_firstRegistration=2015..2018'],
    ['clio à partir de 2015', 'q=clio categorie=voitures f_firstRegistration=2015..'],
    ['clio 2015 ou plus récent', 'q=clio categorie=voitures f_firstRegistration=2015..'],
    ['clio de 2016', 'q=clio categorie=voitures f_firstRegistration=2016..2016'],
    ['clio moins de 100 000 km', 'q=clio categorie=voitures f_mileage=..100000'],
    ['clio 80000 km max', 'q=clio categorie=voitures f_mileage=..80000'],
    [
      'clio moins de 100 000 km moins de 8 000 € près de Rennes',
      'q=clio categorie=voitures prix_max=8000 f_mileage=..100000 lieu=Rennes',
    ],
    ['appartement à louer 3 pièces', 'q=appartement categorie=locations f_rooms=3'],
    ['location appartement 60 m²', 'q=appartement categorie=locations f_livingArea=60..'],
    ['maison à vendre entre 90 et 120 m2', 'q=maison categorie=ventes-immobilieres f_livingArea=90..120'],
    ['maison à vendre 4 chambres', 'q=maison categorie=ventes-immobilieres f_bedrooms=4..'],
    ['appartement 2 pièces moins de 900 €', 'q=appartement categorie=locations prix_max=900 f_rooms=2'],
    [
      'maison 5 pièces ou plus moins de 300 000 €',
      'q=maison categorie=ventes-immobilieres prix_max=300000 f_rooms=5,6,7,8+',
    ],
    ['vélo, moins de 300 €, près de Lyon', 'q=vélo prix_max=300 lieu=Lyon'],
    ['cherche vélo', 'q=vélo'],
    ['je cherche un vélo électrique', 'q=vélo électrique'],
    ['Recherche canapé à moins de 200 € près de Lyon', 'q=canapé prix_max=200 lieu=Lyon'],
    ['nous cherchons une maison', 'q=maison'],
    ['qui cherche un vélo', 'q=vélo type=demande'],
    ['T3', 'q=T3 famille=immobilier'],
    ['je cherche un T3', 'q=T3 famille=immobilier'],
    ['T3 lumineux avec balcon', 'q=T3 lumineux avec balcon famille=immobilier'],
    ['appartement T3 rennes', 'q=appartement T3 famille=immobilier lieu=Rennes'],
    ['appartement T3', 'q=appartement T3 famille=immobilier'],
    ['T3 à louer', 'categorie=locations f_rooms=3'],
    ['location T2', 'categorie=locations f_rooms=2'],
    ['T3 moins de 900 €', 'categorie=locations prix_max=900 f_rooms=3'],
    ['appartement F4 à vendre', 'q=appartement categorie=ventes-immobilieres f_rooms=4'],
    ['T3 lyon', 'q=T3 famille=immobilier lieu=Lyon'],
    ['T2 la rochelle', 'q=T2 famille=immobilier lieu=La Rochelle'],
    ['T2 à louer la rochelle', 'categorie=locations f_rooms=2 lieu=La Rochelle'],
    ['T3 à louer à Lyon', 'categorie=locations f_rooms=3 lieu=Lyon'],
    ['vélo autour de moi', 'q=vélo'],
    ['vélo près de chez moi à moins de 200 €', 'q=vélo prix_max=200'],
    ['vélo à moins de 10 km de chez moi', 'q=vélo'],
    ['canapé dans mon quartier', 'q=canapé'],
    ['autour de moi', ''],
    ['combi volkswagen t3 à vendre', 'q=combi volkswagen t3 type=offre'],
  ])('the sentence « %s » means %s', async (query, expected) => {
    expect(await meaningOf(query)).toBe(expected);
  });

  test('filters that were chosen before stay, and a category gives its fields a meaning', async () => {
    expect(await meaningOf('moins de 50 000 km', { categoryId: 'motos', withPhoto: true })).toBe(
      'categorie=motos photo=1 f_mileage=..50000',
    );
    expect(await meaningOf('moins de 100 €', { price: { minimum: 20, maximum: 500 } })).toBe('prix_max=100');
  });

  test('rooms are understood in the category that was chosen, and not in another family', async () => {
    expect(await meaningOf('T3', { categoryId: 'locations' })).toBe('categorie=locations f_rooms=3');
    expect(await meaningOf('T3 meublé', { family: 'immobilier' })).toBe('nothing');
    expect(await meaningOf('T3', { family: 'vehicules' })).toBe('nothing');
    expect(await meaningOf('T3', { categoryId: 'voitures' })).toBe('nothing');
  });

  test.each([
    ['vélo autour de moi', null],
    ['vélo à moins de 10 km de chez moi', 10],
    ['vélo dans un rayon de 5 km autour de moi', 5],
    ['vélo à 900 km de chez moi', undefined],
    ['vélo autour de Lyon', undefined],
  ])('the query « %s » asks for what is around the person within %s km', (query, expected) => {
    expect(radiusAroundPerson(query)).toBe(expected);
  });

  test('a sentence that was understood leaves nothing more to understand', async () => {
    const understood = await understanding.run({ ...noCriteria, query: 'vélo à moins de 1 500 € près de Lyon' });
    expect(await understanding.run(understood ?? noCriteria)).toBeNull();
  });

  test('a place stays words when the list of communes cannot be read, the rest is understood', async () => {
    const offline = new UnderstandSearch({
      find: () => Promise.resolve(failure('unavailable')),
      nearest: () => Promise.resolve(failure('unavailable')),
    });
    const understood = await offline.run({ ...noCriteria, query: 'vélo près de Lyon moins de 300 €' });
    expect(understood).toMatchObject({ query: 'vélo près de Lyon', price: { maximum: 300 } });
  });
});

const misunderstandings = [
  'machine à laver',
  'machine à coudre',
  'sac à main',
  'valise à roulettes',
  'cuisinière à gaz',
  'salle à manger',
  'presse à levier',
  'pistolet à bulles',
  'bateau à voile',
  'barbecue à charbon',
  'vue sur mer',
  'planche à repasser',
  'iphone 13',
  'iphone 15 pro max 256',
  'macbook pro',
  'manette pro',
  'ps4 pro',
  'peugeot 208',
  'peugeot 3008 2020',
  'renault 4',
  'clio 2015',
  'bmw 320',
  'lego 75192',
  'lego 42100',
  'puzzle 1000 pièces',
  'costume 3 pièces',
  'maillot deux pièces',
  'jeu pour enfant de moins de 10 ans',
  'siège auto moins de 18 kg',
  'lot de 10 livres',
  'livres de 1950 pages',
  'voilier neuf mètres',
  'canapé neuf places',
  'studio refait à neuf',
  'pont neuf',
  'don quichotte',
  'hôtel particulier',
  'livraison gratuite',
  'jeu de 32 cartes',
  'télé 55 pouces',
  'pneu 205 55 16',
  'tome 1 à 30',
  'ampoule 60 w',
  'playstation 5',
  'table 6 à 8 personnes',
  'disque dur 500 go',
  'vélo 26 pouces',
  'orange',
  'nice',
  'tours de rangement',
  'objectif 50 mm',
  'cherche',
  'cherche et trouve',
  'moteur de recherche',
  'la recherche du bonheur',
  'volkswagen t3',
  'T3 westfalia',
  'T5 multivan',
  't20',
  'casquette f1',
  'F1',
  'jeu f1 2023',
  'ssd samsung t5',
  'moi moche et méchant',
  'ma vie à 1000 km de moi',
  'canapé donne',
  'donne',
  'le don du ciel',
  'maison moins de 99999999999 €',
  'iphone moins de 200 à Zorglub',
  'appartement 25 pièces',
  'appartement 0 pièces',
  'table de 50 à 150',
  'table 1  000 €',
  'moins de 1,2,3 €',
  'vélo près de',
];

describe('what must not be misunderstood', () => {
  test.each(misunderstandings)('the query « %s » stays words', async (query) => {
    expect(await meaningOf(query)).toBe('nothing');
  });

  test('queries without any phrase are known at once', () => {
    expect(['canapé', 'guitare folk', 'vélo électrique', 'macbook air'].filter(mayHoldPhrases)).toEqual([]);
    expect(mayHoldPhrases('vélo près de Lyon')).toBe(true);
  });
});

describe('the place in the last words of a query that finds nothing', () => {
  const around = async (query: string) => {
    const found = await understanding.aroundLastWords({ ...noCriteria, query });
    return found === null ? null : `${found.query} | ${found.place?.communeName ?? ''}`;
  };

  test.each([
    ['vélo lyon', 'vélo | Lyon'],
    ['T3 lyon', 'T3 | Lyon'],
    ['vélo électrique la rochelle', 'vélo électrique | La Rochelle'],
    ['canapé saint-étienne', 'canapé | Saint-Étienne'],
    ['vélo Rocamadour', 'vélo | Rocamadour'],
  ])('the query « %s » is proposed as « %s »', async (query, expected) => {
    expect(await around(query)).toBe(expected);
  });

  test.each(['lyon', 'vélo licorne', 'vélo rocamadour', ''])(
    'the query « %s » names no large town beside a thing',
    async (query) => {
      expect(await around(query)).toBeNull();
    },
  );
});
