import { professional } from './Seller';

/** They own about one listing in seven. */
export const professionals = {
  'garage-vieux-pont': professional('Garage du Vieux Pont', 'Périgueux 24000', '2017-03', '00001010800017'),
  'bocage-automobiles': professional('Bocage Automobiles', 'Bressuire 79300', '2019-06', '00001147800013'),
  'cycles-bellerive': professional('Cycles Bellerive', 'Strasbourg 67000', '2018-04', '00001284900014'),
  'atelier-bicyclette': professional('L’Atelier de la Bicyclette', 'Grenoble 38000', '2020-05', '00001421700012'),
  'nautique-ponant': professional('Nautique du Ponant', 'Vannes 56000', '2016-11', '00001558600019'),
  'caravanes-du-lac': professional('Caravanes et Loisirs du Lac', 'Aix-les-Bains 73100', '2018-09', '00001695600013'),
  'agence-tilleuls': professional('Agence des Trois Tilleuls', 'Dijon 21000', '2017-01', '00001832500019'),
  'agence-deux-tours': professional('Agence des Deux Tours', 'La Rochelle 17000', '2019-02', '00001969500014'),
  'agence-garrigue': professional('Garrigue Immobilier', 'Uzès 30700', '2018-10', '00002106300011'),
  'second-souffle': professional('Second Souffle Informatique', 'Lille 59800', '2021-03', '00002243400013'),
  'atelier-du-hublot': professional('L’Atelier du Hublot', 'Saint-Étienne 42100', '2020-09', '00002380400016'),
  'malle-aux-merveilles': professional('Brocante La Malle aux Merveilles', 'Saumur 49400', '2017-05', '00002517100018'),
  'pages-cornees': professional('Librairie Les Pages Cornées', 'Nancy 54000', '2019-11', '00002654200019'),
  'lutherie-deux-rives': professional('Lutherie des Deux Rives', 'Toulouse 31300', '2018-02', '00002791200013'),
  'pepiniere-du-val': professional('Pépinière du Val', 'Orléans 45100', '2020-02', '00002928000013'),
  'friperie-rose': professional('Friperie Rose Carotte', 'Montpellier 34000', '2022-06', '00003065000014'),
  'bois-du-morvan': professional('Les Bois du Morvan', 'Château-Chinon (Ville) 58120', '2019-09', '00003202900019'),
  'photo-du-passage': professional('Photo du Passage', 'Paris 10e Arrondissement 75010', '2017-08', '00003339900015'),
};
