// The journeys' own people: no journey looks at another one's changes.

/** The demo's accounts for visitors. Journeys look at their data and change nothing. */
export const demoNames = ['admin', 'club', 'coach', 'freelance', 'player', 'direct'] as const;

interface JourneyPerson {
  /** Before `@journey.example`. */
  name: string;
  firstName: string;
  lastName: string;
  /** Members and coaches are of the demo's club. */
  kind: 'member' | 'direct player' | 'club coach' | 'club manager' | 'freelance coach';
  /** The club of a member, coach or manager, by name, if it is a journey's own; else the demo's. */
  club?: string;
  /** Denmark by default; decides the scale of levels. */
  country?: string;
  level?: string;
  credits?: number;
  /** Coaches of this player, by name; they are listed before their players. */
  coaches?: readonly string[];
  /** Whether they have a Premium subscription. */
  hasPlan?: boolean;
  /** Whether the first coach has verified the level. */
  isVerified?: boolean;
  /** Title of a waiting video. */
  video?: string;
  /** Title of a video that the first coach has reviewed. */
  reviewed?: string;
  /** Title of a training session with the first coach that began ten minutes ago. */
  session?: string;
}

/** The members whom one evening ranks. */
export const seasonMembers = [
  'Agnes',
  'Birk',
  'Clara',
  'Ditmar',
  'Ester',
  'Frode',
  'Gerda',
  'Holger',
  'Inge',
  'Jarl',
  'Karla',
  'Loke',
] as const;

export const journeyPeople: readonly JourneyPerson[] = [
  { name: 'admin-people.coach', firstName: 'Teo', lastName: 'Marín', kind: 'freelance coach' },
  { name: 'admin-people', firstName: 'Sigrid', lastName: 'Vang', kind: 'member', level: '3.0' },
  { name: 'certificate.coach', firstName: 'Rocío', lastName: 'Vidal', kind: 'club coach' },
  {
    name: 'certificate',
    firstName: 'Oda',
    lastName: 'Hansson',
    country: 'SE',
    kind: 'direct player',
    level: '3.5',
    coaches: ['certificate.coach'],
    isVerified: true,
  },
  { name: 'club-people.manager', firstName: 'Runa', lastName: 'Vester', kind: 'club manager', club: 'Vesterbro Padel' },
  { name: 'club-people.coach', firstName: 'Jorge', lastName: 'Pons', kind: 'club coach', club: 'Vesterbro Padel' },
  {
    name: 'club-people.member',
    firstName: 'Tyra',
    lastName: 'Noer',
    kind: 'member',
    club: 'Vesterbro Padel',
    video: 'Vesterbro league',
  },
  { name: 'other-club.manager', firstName: 'Ebbe', lastName: 'Friis', kind: 'club manager', club: 'Amager Padel' },
  { name: 'club-messages.manager', firstName: 'Ylva', lastName: 'Bang', kind: 'club manager', club: 'Nordhavn Padel' },
  { name: 'club-messages.desk', firstName: 'Rikke', lastName: 'Dam', kind: 'member', club: 'Nordhavn Padel' },
  { name: 'club-messages.phone', firstName: 'Asta', lastName: 'Krog', kind: 'member', club: 'Nordhavn Padel' },
  { name: 'evening.manager', firstName: 'Lea', lastName: 'Storm', kind: 'club manager', club: 'Sluseholmen Padel' },
  { name: 'evening.coach', firstName: 'Saúl', lastName: 'Roca', kind: 'club coach', club: 'Sluseholmen Padel' },
  { name: 'evening.ada', firstName: 'Ada', lastName: 'Juhl', kind: 'member', club: 'Sluseholmen Padel' },
  { name: 'evening.bo', firstName: 'Bo', lastName: 'Juhl', kind: 'member', club: 'Sluseholmen Padel' },
  { name: 'evening.cleo', firstName: 'Cleo', lastName: 'Juhl', kind: 'member', club: 'Sluseholmen Padel' },
  { name: 'clips.coach', firstName: 'Irune', lastName: 'Salas', kind: 'freelance coach' },
  { name: 'evening.dan', firstName: 'Dan', lastName: 'Juhl', kind: 'member', club: 'Sluseholmen Padel' },
  { name: 'season.manager', firstName: 'Petra', lastName: 'Holst', kind: 'club manager', club: 'Teglholmen Padel' },
  { name: 'season.coach', firstName: 'Marta', lastName: 'Vives', kind: 'club coach', club: 'Teglholmen Padel' },
  ...seasonMembers.map((firstName) => ({
    name: `season.${firstName.toLowerCase()}`,
    firstName,
    lastName: 'Ravnsborg',
    kind: 'member' as const,
    club: 'Teglholmen Padel',
  })),
  { name: 'family.manager', firstName: 'Tove', lastName: 'Krog', kind: 'club manager', club: 'Kastrup Padel' },
  { name: 'family.coach', firstName: 'Iker', lastName: 'Salas', kind: 'club coach', club: 'Kastrup Padel' },
  { name: 'family', firstName: 'Anna', lastName: 'Winther', kind: 'direct player' },
  { name: 'leaving', firstName: 'Alba', lastName: 'Reyes', kind: 'direct player', credits: 2 },
  { name: 'google-link', firstName: 'Ditte', lastName: 'Skov', kind: 'direct player' },
  { name: 'second-factor', firstName: 'Signe', lastName: 'Bloch', kind: 'direct player' },
  { name: 'forgetful', firstName: 'Hedda', lastName: 'Clarke', kind: 'direct player' },
  { name: 'keyboard.coach', firstName: 'Inés', lastName: 'Prado', kind: 'club coach' },
  { name: 'keyboard', firstName: 'Viggo', lastName: 'Thorsen', kind: 'member', coaches: ['keyboard.coach'] },
  { name: 'glass.coach', firstName: 'Leire', lastName: 'Campos', kind: 'club coach' },
  {
    name: 'glass',
    firstName: 'Ebba',
    lastName: 'Kruse',
    kind: 'member',
    coaches: ['glass.coach'],
    video: 'Written on a phone',
  },
  { name: 'picture-size.coach', firstName: 'Hugo', lastName: 'Rey', kind: 'club coach' },
  {
    name: 'picture-size',
    firstName: 'Anders',
    lastName: 'Brandt',
    kind: 'member',
    coaches: ['picture-size.coach'],
    video: 'Size of the picture',
  },
  { name: 'level.first', firstName: 'Elena', lastName: 'Soto', kind: 'club coach' },
  { name: 'level.second', firstName: 'Bruno', lastName: 'Ibarra', kind: 'club coach' },
  {
    name: 'level',
    firstName: 'Nora',
    lastName: 'Falk',
    kind: 'member',
    level: '4.0',
    coaches: ['level.first', 'level.second'],
    reviewed: 'Club final',
    isVerified: true,
  },
  { name: 'spoken.coach', firstName: 'Nuria', lastName: 'Sala', kind: 'club coach' },
  {
    name: 'spoken',
    firstName: 'Asta',
    lastName: 'Krogh',
    kind: 'member',
    coaches: ['spoken.coach'],
    video: 'Spoken match',
  },
  { name: 'main-job.coach', firstName: 'Gael', lastName: 'Ortiz', kind: 'freelance coach' },
  { name: 'performance.coach', firstName: 'Marisol', lastName: 'Vega', kind: 'club coach' },
  {
    name: 'performance',
    firstName: 'Lise',
    lastName: 'Aagaard',
    kind: 'member',
    level: '3.5',
    coaches: ['performance.coach'],
    reviewed: 'Semi-final of the season',
  },
  { name: 'oversight.coach', firstName: 'Leo', lastName: 'Marín', kind: 'freelance coach' },
  {
    name: 'oversight',
    firstName: 'Ebba',
    lastName: 'Storm',
    kind: 'direct player',
    credits: 1,
    coaches: ['oversight.coach'],
    reviewed: 'Windy semi-final',
  },
  { name: 'profile', firstName: 'Tilde', lastName: 'Bang', kind: 'direct player' },
  { name: 'seen', firstName: 'Enzo', lastName: 'Vinter', kind: 'member' },
  { name: 'returning', firstName: 'Saga', lastName: 'Dahl', kind: 'member' },
  { name: 'training.coach', firstName: 'Marta', lastName: 'Rey', kind: 'club coach' },
  {
    name: 'training',
    firstName: 'Karla',
    lastName: 'Juhl',
    kind: 'member',
    coaches: ['training.coach'],
    session: 'Morning court lobs',
  },
  { name: 'group.coach', firstName: 'Aitana', lastName: 'Roca', kind: 'club coach' },
  {
    name: 'group',
    firstName: 'Liv',
    lastName: 'Borg',
    kind: 'member',
    coaches: ['group.coach'],
    session: 'Dawn group drills',
  },
  { name: 'group.second', firstName: 'Otto', lastName: 'Winge', kind: 'member', coaches: ['group.coach'] },
  { name: 'group.third', firstName: 'Selma', lastName: 'Dreyer', kind: 'member', coaches: ['group.coach'] },
  { name: 'group.fourth', firstName: 'Villads', lastName: 'Munk', kind: 'member', coaches: ['group.coach'] },
  { name: 'open.coach', firstName: 'Montse', lastName: 'Vidal', kind: 'club coach' },
  { name: 'open', firstName: 'Thea', lastName: 'Krog', kind: 'member', level: '6.5', coaches: ['open.coach'] },
  { name: 'open.first', firstName: 'Rune', lastName: 'Falk', kind: 'member', level: '6.5' },
  { name: 'open.second', firstName: 'Signe', lastName: 'Riis', kind: 'member', level: '7.0' },
  { name: 'ended.coach', firstName: 'Lucía', lastName: 'Mora', kind: 'club coach' },
  {
    name: 'ended',
    firstName: 'Sofus',
    lastName: 'Brandt',
    kind: 'member',
    coaches: ['ended.coach'],
    video: 'A session ends',
  },
  { name: 'windows.coach', firstName: 'Pilar', lastName: 'Cano', kind: 'club coach' },
  {
    name: 'windows',
    firstName: 'Asta',
    lastName: 'Krogh',
    kind: 'member',
    coaches: ['windows.coach'],
    video: 'Two windows',
  },
  { name: 'killed.coach', firstName: 'Iria', lastName: 'Souto', kind: 'club coach' },
  {
    name: 'killed',
    firstName: 'Aksel',
    lastName: 'Brandt',
    kind: 'member',
    coaches: ['killed.coach'],
    video: 'Killed window',
  },
  { name: 'answer.coach', firstName: 'Noa', lastName: 'Pereira', kind: 'club coach' },
  {
    name: 'answer',
    firstName: 'Liv',
    lastName: 'Krogh',
    kind: 'member',
    coaches: ['answer.coach'],
    video: 'Held answer',
  },
  { name: 'parts.coach', firstName: 'Bruno', lastName: 'Lago', kind: 'club coach' },
  {
    name: 'parts',
    firstName: 'Emil',
    lastName: 'Toft',
    kind: 'member',
    coaches: ['parts.coach'],
    video: 'Parts to come',
  },
  { name: 'network.coach', firstName: 'Rafa', lastName: 'Leal', kind: 'club coach' },
  {
    name: 'network',
    firstName: 'Liv',
    lastName: 'Munk',
    kind: 'member',
    coaches: ['network.coach'],
    video: 'No network',
  },
  { name: 'many-windows.coach', firstName: 'Emil', lastName: 'Stade', kind: 'freelance coach' },
  {
    name: 'many-windows',
    firstName: 'Alma',
    lastName: 'Frost',
    kind: 'direct player',
    coaches: ['many-windows.coach'],
  },
  { name: 'chat.coach', firstName: 'Nuria', lastName: 'Vega', kind: 'freelance coach' },
  {
    name: 'chat',
    firstName: 'Otto',
    lastName: 'Lindqvist',
    kind: 'direct player',
    coaches: ['chat.coach'],
    hasPlan: true,
  },
  { name: 'translated.coach', firstName: 'Olalla', lastName: 'Prieto', kind: 'freelance coach' },
  {
    name: 'translated',
    firstName: 'Alma',
    lastName: 'Bergström',
    kind: 'direct player',
    coaches: ['translated.coach'],
    hasPlan: true,
    video: 'Read in Danish',
    reviewed: 'Reviewed before',
  },
  { name: 'push', firstName: 'Wilma', lastName: 'Ek', kind: 'direct player' },
  { name: 'buying', firstName: 'Ronja', lastName: 'Wiik', kind: 'direct player' },
  { name: 'waiting-for-payment', firstName: 'Tuva', lastName: 'Lie', kind: 'direct player' },
  { name: 'subscribing.coach', firstName: 'Amaia', lastName: 'Roca', kind: 'freelance coach' },
  { name: 'subscribing', firstName: 'Joel', lastName: 'Sand', kind: 'direct player', coaches: ['subscribing.coach'] },
  { name: 'changing', firstName: 'Silje', lastName: 'Aas', kind: 'direct player' },
  { name: 'sharing.coach', firstName: 'Nerea', lastName: 'Prado', kind: 'club coach' },
  {
    name: 'sharing',
    firstName: 'Villads',
    lastName: 'Winther',
    kind: 'member',
    coaches: ['sharing.coach'],
    reviewed: 'Thursday ladder',
  },
  { name: 'taking.coach', firstName: 'Olaia', lastName: 'Vidal', kind: 'club coach' },
  {
    name: 'taking',
    firstName: 'Sofus',
    lastName: 'Krag',
    kind: 'member',
    coaches: ['taking.coach'],
    reviewed: 'Autumn league',
    video: 'Winter league',
  },
  { name: 'filmed.coach', firstName: 'Iker', lastName: 'Soler', kind: 'club coach' },
  {
    name: 'filmed',
    firstName: 'Ylva',
    lastName: 'Strand',
    kind: 'member',
    coaches: ['filmed.coach'],
    reviewed: 'Ylva at the net',
  },
  { name: 'pair', firstName: 'Wilma', lastName: 'Rask', kind: 'direct player', video: 'Pairs cup' },
  { name: 'pair.partner', firstName: 'Ture', lastName: 'Holt', kind: 'direct player' },
  { name: 'withdrawing', firstName: 'Malte', lastName: 'Ek', kind: 'direct player', credits: 3 },
];
