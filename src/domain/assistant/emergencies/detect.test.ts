// Emergencies, and questions that only sound like one, in three languages.

import { describe, expect, it } from 'vitest';
import { detectEmergency } from './detect.ts';
import type { EmergencyKind } from './signs.ts';

const reports: Record<'english' | 'danish' | 'spanish', [EmergencyKind, string][]> = {
  english: [
    ['heart', 'I have chest pain and feel dizzy during the match, should I keep playing?'],
    ['heart', 'My chest hurts when I run to the net'],
    ['heart', 'theres a strong pressure on my chest and my left arm feels numb'],
    ['heart', 'CEHST PIAN AFTER A LONG RALLY'],
    ['heart', 'I think my partner is having a heart attack'],
    ['heart', 'tight chest and sweating after two sets, can I finish the game?'],
    ['breathing', 'I cant breathe properly'],
    ['stroke', 'one side of his face is drooping and his speech is slurred'],
    ['collapse', 'My opponent just fainted on court'],
    ['collapse', 'feeling very dizy and lightheaded on court'],
    ['collapse', 'my partner collapsed and he is not responding'],
    ['head', 'I got hit on the head with a racket and have a headache and feel sick'],
    ['head', 'ran into the glass and banged my head, can I play on?'],
    ['eye', 'The ball hit me in the eye and everything is blurry'],
    ['eye', 'My partner got a smash in her left eye'],
    ['heat', "It's 38 degrees in the sun and I'm confused and vomiting"],
    ['injury', 'I heard a loud snap in my calf, like someone kicked me'],
    ['injury', 'My achilles tendon just snapped'],
    ['self-harm', "I don't want to live anymore"],
    ['self-harm', 'I lost again and I want to kill myself'],
  ],
  danish: [
    ['heart', 'Jeg har ondt i brystet og er svimmel, kan jeg spille videre?'],
    ['heart', 'brystsmerter under kampen'],
    ['heart', 'Det trykker for brystet når jeg løber'],
    ['heart', 'jeg faar en stikkende smerte i brystet'],
    ['heart', 'min makker har fået et hjerteanfald'],
    ['breathing', 'Jeg kan ikke få vejret'],
    ['stroke', 'hans mundvig hænger og han snøvler'],
    ['collapse', 'Jeg er lige besvimet på banen'],
    ['collapse', 'bliver svimel hver gang jeg løber frem'],
    ['collapse', 'Min modstander faldt om og reagerer ikke'],
    ['head', 'jeg fik en bold i hovedet og har kvalme'],
    ['head', 'Jeg slog hovedet ind i glasset'],
    ['head', 'tror jeg har hjernerystelse'],
    ['eye', 'Bolden ramte mig i øjet og jeg ser sløret'],
    ['eye', 'fik en ketsjer i oejet'],
    ['heat', 'Jeg har spillet i varmen og kaster op'],
    ['injury', 'Det sagde smæld i læggen'],
    ['injury', 'min akillessene er sprunget'],
    ['self-harm', 'Jeg har ikke lyst til at leve længere'],
    ['self-harm', 'jeg tænker på selvmord'],
  ],
  spanish: [
    ['heart', 'Me duele el pecho y estoy mareado, ¿puedo seguir jugando?'],
    ['heart', 'tengo dolor en el pecho'],
    ['heart', 'Siento una presión en el pecho cuando corro'],
    ['heart', 'creo que me esta dando un infarto'],
    ['heart', 'ME APRIETA EL PECHO'],
    ['breathing', 'No puedo respirar bien'],
    ['stroke', 'se le tuerce la boca y no puede hablar'],
    ['collapse', 'Mi compañero se ha desmayado en la pista'],
    ['collapse', 'me estoy mareando mucho'],
    ['collapse', 'mi pareja se cayó y no responde'],
    ['head', 'Me dieron un pelotazo en la cabeza y tengo náuseas'],
    ['head', 'me golpeé la cabeza contra el cristal'],
    ['eye', 'La bola me dio en el ojo y veo borroso'],
    ['eye', 'pelotazo en el ojo, ¿qué hago?'],
    ['heat', 'Creo que tengo un golpe de calor'],
    ['heat', 'mucho calor y tengo ganas de vomitar'],
    ['injury', 'He notado un chasquido en el gemelo'],
    ['injury', 'se me ha roto el tendon de aquiles'],
    ['self-harm', 'Ya no quiero vivir'],
    ['self-harm', 'estoy pensando en suicidarme'],
  ],
};

const harmless: Record<keyof typeof reports, string[]> = {
  english: [
    'how do i stop double faulting under pressure',
    'my partner killed me on the volleys',
    'Is the lob the heart of the game?',
    'How do I return a dizzying spin?',
    'hit him in the chest with the ball — legal?',
    'What is a sudden death point?',
    'How do I kill the ball with a smash?',
    'opponent smashed it straight into my chest, is that my point or theirs?',
    'How hard does the heart work in padel?',
    'My racket strings snapped, can I finish the point?',
    'We collapsed in the third set, how do we stay calm?',
    'mental collapse',
    'How do I keep my eye on the ball?',
    'how do I handle lobs when the sun is in my eyes',
    'The ball hit my partner on the head, whose point is it?',
    'How can I snap my wrist more on the smash?',
    'Should the racket head be up at the net?',
    'I keep choking on match points',
    'We were knocked out in the quarter final',
    'how do I avoid heat stroke when playing in summer?',
    'My elbow hurts after padel',
    'I am dying to learn the vibora',
  ],
  danish: [
    'min makker dræbte mig på flugterne',
    'Er lobben hjertet i spillet?',
    'Hvordan returnerer jeg et svimlende skru?',
    'ramte ham i brystet med bolden, er det lovligt?',
    'Hvordan slår jeg bolden ihjel?',
    'Hvordan slår jeg bolden over hovedet?',
    'Vi kollapsede i tredje sæt',
    'Hvordan holder jeg øje med bolden?',
    'Hvordan rammer jeg bolden når jeg har solen i øjnene?',
    'Bolden ramte min makker i hovedet, hvis point er det?',
    'Jeg er ved at dø af grin',
    'Hvordan undgår jeg hedeslag om sommeren?',
    'Jeg vil ikke leve uden padel',
    'Hvordan lader jeg bolden dø i hjørnet?',
    'Hvor højt skal ketsjerhovedet være ved nettet?',
    'Min albue gør ondt efter padel',
    'Strengene i min ketsjer er sprunget',
    'Hvad er en dødbold?',
    'Skal jeg slå med håndleddet?',
    'Hvordan presser jeg modstanderne ved nettet?',
  ],
  spanish: [
    'necesito una factura',
    'influye el marcador para decidir si remato',
    'puedo modificar lo que me ha marcado el entrenador',
    'mi compañero me mató en las voleas',
    '¿Es el globo el corazón del juego?',
    '¿Cómo resto un efecto mareante?',
    'le di en el pecho con la bola, ¿es legal?',
    '¿Qué es la muerte súbita?',
    '¿Cómo mato la bola con el remate?',
    'Fue un partido de infarto',
    'me muero de ganas de jugar',
    '¿Cómo no pierdo de vista la bola con el sol en los ojos?',
    'la bola le dio en la cabeza a mi compañero, ¿de quién es el punto?',
    'Nuestro juego se desplomó en el tercer set',
    '¿Cómo evito un golpe de calor en verano?',
    'Me duele el codo después de jugar',
    'se me ha roto la pala',
    '¿Es una subida suicida a la red?',
    '¿Cómo golpeo la bola por encima de la cabeza?',
    'ojo con la bola del rival',
    'mi entrenador no responde a mis mensajes',
    '¿Cómo marear al rival con globos?',
    'No quiero vivir sin pádel',
  ],
};

const languages = Object.keys(reports) as (keyof typeof reports)[];

describe.each(languages)('an emergency in %s', (language) => {
  it.each(reports[language])('of kind %s is detected: “%s”', (kind, question) => {
    expect(detectEmergency(question)).toEqual({ kind, language });
  });

  it.each(reports[language])('of kind %s is detected in capitals and without accents: “%s”', (kind, question) => {
    const bare = question.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '');
    for (const form of [bare, question.toUpperCase()]) expect(detectEmergency(form)).toEqual({ kind, language });
  });
});

describe.each(languages)('a harmless question in %s', (language) => {
  it.each(harmless[language])('is no emergency: “%s”', (question) => {
    expect(detectEmergency(question)).toBeNull();
  });
});
