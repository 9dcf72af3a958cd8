// Mails about an account: confirm the address, you already have one, approved, rejected.

import { brand } from '#domain/brand.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Recipient {
  email: string;
  firstName: string;
}

/** Asks to confirm the address. `link` carries the token and lives 24 hours. */
export function verificationMail(person: Recipient, link: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Confirm your email address for ${brand.name}`,
    preview: 'One click, and your account goes on to approval.',
    heading: `Welcome, ${person.firstName}`,
    paragraphs: [
      'Please confirm that this is your email address. After that we look at your account and email you as soon as it is approved.',
    ],
    button: { label: 'Confirm email address', url: link },
    footnote: 'The link works for 24 hours. If you did not create this account, you need not do anything.',
  });
}

/** Told to the owner of an address with which someone tried to register again; the registration itself reveals nothing. */
export function alreadyRegisteredMail(person: Recipient, loginUrl: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `You already have an account at ${brand.name}`,
    preview: 'Someone tried to register with your address.',
    heading: `Hello ${person.firstName}, you already have an account`,
    paragraphs: [
      'Someone, probably you, has just tried to register with this email address. Nothing was changed.',
      'You can sign in with the password you chose before.',
    ],
    button: { label: 'Sign in', url: loginUrl },
    footnote: 'If this was not you, you need not do anything.',
  });
}

/** Told once an administrator has approved the account. */
export function accountApprovedMail(person: Recipient, loginUrl: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Your ${brand.name} account is approved`,
    preview: 'You can sign in now.',
    heading: `You are in, ${person.firstName}`,
    paragraphs: ['Your account is approved. Sign in, add a link of a match, and a certified coach will look at it.'],
    button: { label: 'Sign in', url: loginUrl },
  });
}

/** Told when an administrator has rejected the registration, with the administrator's reason. */
export function accountRejectedMail(person: Recipient & { reason: string }): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `About your registration at ${brand.name}`,
    preview: 'We could not approve your registration.',
    heading: `Hello ${person.firstName}`,
    paragraphs: ['We looked at your registration and could not approve it. The reason:'],
    quote: person.reason,
    footnote: `Your registration has been removed. If you think this is a mistake, write to ${brand.supportMail}.`,
  });
}

/** Carries the link to set a new password. `link` lives one hour and works once. */
export function passwordResetMail(person: Recipient, link: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Set a new password for ${brand.name}`,
    preview: 'The link works for one hour.',
    heading: `Hello ${person.firstName}`,
    paragraphs: ['Someone, probably you, asked to set a new password for your account.'],
    button: { label: 'Set a new password', url: link },
    footnote:
      'The link works once, for one hour. If you did not ask for it, you need not do anything: your password stays as it is.',
  });
}

/** Told to someone who works with other people's data and has signed in with a password from the lists that are tried first. */
export function commonPasswordMail(person: Recipient, securityUrl: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Please choose a better password for ${brand.name}`,
    preview: 'Yours is one of those that are tried first.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      'You have just signed in with a password that many people use. Your account opens the data of others too, so please choose another one.',
      'Three or four words that have nothing to do with each other make a good one.',
    ],
    button: { label: 'Change your password', url: securityUrl },
  });
}

/** Tells that a Google account was linked, so that someone who did not do it can act. */
export function googleLinkedMail(person: Recipient): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `A Google account now signs in to ${brand.name}`,
    preview: 'You can end the link in your profile.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      'A Google account was linked to your account just now, and can sign in to it from here on.',
      `If this was not you, end the link under Profile › Security, change your password, and write to ${brand.supportMail}.`,
    ],
  });
}

/** Told whenever a password was set or changed, so that nobody's is changed unnoticed. */
export function passwordChangedMail(person: Recipient): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Your ${brand.name} password was changed`,
    preview: 'All other devices have been signed out.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      'The password of your account was changed just now, and all devices were signed out.',
      `If this was not you, use “Forgot password” on the sign-in screen at once, and write to ${brand.supportMail}.`,
    ],
  });
}
