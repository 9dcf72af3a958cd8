// The people of the demo, all invented.

import type { LanguageCode } from '#domain/language/languages.ts';
import type { AccessType, Role } from '#domain/people/roles.ts';

export interface DemoPerson {
  /** Before `@demo.pala.example`. */
  name: string;
  firstName: string;
  lastName: string;
  country: string;
  /** What they read; English without one. */
  language?: LanguageCode;
  role: Role;
  accessType?: AccessType;
  level?: string;
  /** Of a coach: by how much the ratings are higher than those of others; negative for a strict one. */
  generosity?: number;
  isVerified?: boolean;
  dpfRanking?: number;
  credits?: number;
  /** Which demo coaches the player is connected to. */
  coaches?: string[];
}

export const demoClub = { name: 'Havnens Padel', code: 'HAVNEN' };

/** Password of every demo account. */
export const demoPassword = 'padel-demo';

export const demoStaff: DemoPerson[] = [
  { name: 'admin', firstName: 'Astrid', lastName: 'Møller', country: 'DK', role: 'admin' },
  { name: 'club', firstName: 'Henrik', lastName: 'Bjerre', country: 'DK', role: 'club' },
  { name: 'coach', firstName: 'Lucía', lastName: 'Ferrer', country: 'ES', role: 'coach_club' },
  {
    name: 'freelance',
    firstName: 'Mateo',
    lastName: 'Ibáñez',
    country: 'AR',
    role: 'coach_freelance',
    generosity: -0.2,
  },
];

const member = { role: 'player', accessType: 'club', coaches: ['coach'] } as const;
const direct = { role: 'player', accessType: 'direct' } as const;

export const demoPlayers: DemoPerson[] = [
  {
    ...member,
    name: 'player',
    firstName: 'Freja',
    lastName: 'Nygaard',
    country: 'DK',
    level: '4.0',
    isVerified: true,
    dpfRanking: 412,
    coaches: ['coach', 'freelance'],
  },
  {
    ...direct,
    name: 'direct',
    firstName: 'Oliver',
    lastName: 'Hansson',
    country: 'SE',
    level: '3.5',
    isVerified: true,
    credits: 6,
    coaches: ['freelance', 'coach'],
  },
  {
    ...member,
    name: 'mads',
    firstName: 'Mads',
    lastName: 'Kjær',
    country: 'DK',
    level: '3.0',
    dpfRanking: 780,
    coaches: ['coach', 'freelance'],
  },
  { ...member, name: 'ida', firstName: 'Ida', lastName: 'Holst', country: 'DK', level: '2.5', coaches: ['coach'] },
  {
    ...member,
    name: 'emil',
    firstName: 'Emil',
    lastName: 'Bang',
    country: 'DK',
    level: '5.0',
    isVerified: true,
    dpfRanking: 96,
    coaches: ['coach', 'freelance'],
  },
  {
    ...member,
    name: 'sofie',
    firstName: 'Sofie',
    lastName: 'Dahl',
    country: 'DK',
    language: 'da',
    level: '3.5',
    coaches: ['coach'],
  },
  { ...member, name: 'noah', firstName: 'Noah', lastName: 'Winther', country: 'DK', level: '1.5', coaches: [] },
  {
    ...direct,
    name: 'carmen',
    firstName: 'Carmen',
    lastName: 'Ortega',
    country: 'ES',
    level: '4.5',
    isVerified: true,
    credits: 4,
    coaches: ['freelance'],
  },
  {
    ...direct,
    name: 'javier',
    firstName: 'Javier',
    lastName: 'Molina',
    country: 'ES',
    language: 'es',
    level: '3.0',
    credits: 3,
    coaches: ['freelance'],
  },
  {
    ...direct,
    name: 'valentina',
    firstName: 'Valentina',
    lastName: 'Rossi',
    country: 'AR',
    level: '5.5',
    credits: 5,
    coaches: ['freelance'],
  },
  {
    ...direct,
    name: 'tomas',
    firstName: 'Tomás',
    lastName: 'Quiroga',
    country: 'AR',
    level: '2.0',
    credits: 2,
    coaches: [],
  },
  {
    ...direct,
    name: 'hannah',
    firstName: 'Hannah',
    lastName: 'Clarke',
    country: 'GB',
    level: '2.5',
    credits: 3,
    coaches: ['freelance'],
  },
];

/** A pending registration for the administrator's list. */
export const demoWaiting: DemoPerson = {
  name: 'waiting',
  firstName: 'Jonas',
  lastName: 'Friis',
  country: 'DK',
  role: 'player',
  level: '2.0',
};

/** The accounts offered to visitors of the demo (docs/product.md#demo). */
export const demoAccounts = ['admin', 'club', 'coach', 'freelance', 'player', 'direct'] as const;

/** The address of a demo person. */
export function demoEmail(name: string): string {
  return `${name}@demo.pala.example`;
}
