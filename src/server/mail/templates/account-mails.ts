// Emails about an account: its registration, passwords and Google.

import { brand } from '#domain/brand.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Recipient {
  email: string;
  firstName: string;
}

/** Asks to confirm the address. `link` is valid for 24 hours. */
export function verificationMail(person: Recipient, link: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Confirm your email address for ${brand.name}`,
    preview: 'Confirm your email address to continue.',
    heading: `Welcome, ${person.firstName}`,
    paragraphs: [
      "Please confirm your email address. We'll then review your account and email you as soon as it is approved.",
    ],
    button: { label: 'Confirm email address', url: link },
    footnote: "The link works for 24 hours. If you didn't create this account, you can ignore this email.",
  });
}

/** Sent when someone registers an address that has an account; the registration itself reveals nothing. */
export function alreadyRegisteredMail(person: Recipient, loginUrl: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `You already have a ${brand.name} account`,
    preview: 'Someone tried to register with your email address.',
    heading: `Hello ${person.firstName}, you already have an account`,
    paragraphs: [
      'We received a registration with this email address, which already has an account. Nothing has changed.',
      'You can sign in with your existing password.',
    ],
    button: { label: 'Sign in', url: loginUrl },
    footnote: "If this wasn't you, you can ignore this email.",
  });
}

/** Sent when an administrator has approved the account. */
export function accountApprovedMail(person: Recipient, loginUrl: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Your ${brand.name} account is approved`,
    preview: 'You can sign in now.',
    heading: `You're in, ${person.firstName}`,
    paragraphs: ['Your account is approved. Sign in, add a link to a match, and a certified coach will review it.'],
    button: { label: 'Sign in', url: loginUrl },
  });
}

/** Sent when an administrator has rejected the registration, with the reason. */
export function accountRejectedMail(person: Recipient & { reason: string }): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `About your registration at ${brand.name}`,
    preview: 'We could not approve your registration.',
    heading: `Hello ${person.firstName}`,
    paragraphs: ["We've reviewed your registration and can't approve it, for this reason:"],
    quote: person.reason,
    footnote: `Your registration has been removed. If you think this is a mistake, write to ${brand.supportMail}.`,
  });
}

/** `link` sets a new password, once, within one hour. */
export function passwordResetMail(person: Recipient, link: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Reset your ${brand.name} password`,
    preview: 'The link works for one hour.',
    heading: `Hello ${person.firstName}`,
    paragraphs: ['We received a request to reset your password.'],
    button: { label: 'Set a new password', url: link },
    footnote:
      "The link works once, within one hour. If you didn't ask for it, you can ignore this email. Your password won't change.",
  });
}

/** Sent to people with access to other people's data who sign in with a common password. */
export function commonPasswordMail(person: Recipient, securityUrl: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Choose a stronger password for ${brand.name}`,
    preview: 'Your password is easy to guess.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      "You've just signed in with a very common password. Your account can see other people's data, so please choose a stronger one.",
      'Three or four unrelated words make a good password.',
    ],
    button: { label: 'Change your password', url: securityUrl },
  });
}

/** Sent when a Google account was linked, so that the owner can act if it was not them. */
export function googleLinkedMail(person: Recipient): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `A Google account was linked to your ${brand.name} account`,
    preview: 'You can unlink it in your profile.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      'A Google account was just linked to your account and can now sign in to it.',
      `If this wasn't you, unlink it under Profile › Security, change your password and write to ${brand.supportMail}.`,
    ],
  });
}

/** Sent whenever a password was set or changed, so that the owner can act if it was not them. */
export function passwordChangedMail(person: Recipient): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Your ${brand.name} password was changed`,
    preview: 'Your other devices were signed out.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      'Your password was just changed, and your other devices were signed out.',
      `If this wasn't you, use “Forgot password?” on the sign-in screen right away and write to ${brand.supportMail}.`,
    ],
  });
}
