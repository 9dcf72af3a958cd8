// Danish words in padel questions, without accents: å is a, ø is o, æ is ae.

import { dictionary } from './dictionary.ts';

/** Phrases and single words. */
export const danish = dictionary(`
  hvordan ser = how does; ud pa niveau = look like at level; ud ved niveau = look like at level; sigte = aim; sigter = aim; nar jeg server = when i serve; nar vi server = when we serve; nar de server = when they serve; hvor lang tid = how long; hvor laenge = how long; hvad koster = what cost; ondt i = pain in; gor ondt = hurts; ma man = can i; ma jeg = can i; ma vi = can we; fa = get; far = get; hvor tit = how often; hvor ofte = how often; regnvejr = rain; blaest = wind; laeg = calf; ankel = ankle; skulderen = shoulder; albuen = elbow; albue = elbow; ryggen = lower back; straekke = stretch; udstraekning = stretch; kramper = cramps; krampe = cramp; drikke = drink; spise = eat; tennisbolde = tennis balls; bolde = balls; bolden = ball; battet = racket; bat = racket; banen = court; baner = courts; linjen = line; linjerne = lines; dommer = umpire; opsige = cancel; opsiger = cancel; abonnement = subscription; faktura = invoice; kvittering = receipt; kodeord = password; adgangskode = password; kalender = calendar; beskeder = messages; besked = message; medlem = member; medlemmer = members; fejl = error; uprovokerede fejl = unforced errors; tempo = pace; taber = lose; baglaens = backwards;
  hvor god er = how good is; hvor godt er = how good is; hvor staerk er = how strong is; hvor svag er = how weak is; varmer jeg op = do i warm up;
  varmer vi op = do we warm up; skifte side = change ends; skifter side = change ends; skifter vi side = do we change ends; bytte side = change ends;
  bytter side = change ends; bytter vi side = do we change ends; logge ind = sign in; logger ind = sign in; logger jeg ind = do i sign in; hvem er du = who are you; hvad hedder du = what
  is your name; hvad kan du = what can you do; kan du hjaelpe = how can you help; mange tak = thanks; tusind tak = thanks; pa kryds = cross court; ned langs linjen = down the line;
  langs linjen = down the line; hvem kan se = who can see; min profil = my profile account; server forst = serve first; serve forst = serve first;
  hvad sker der = what happens; smasher jeg = do i hit a smash; forbedrer jeg = do i improve; tages = taken;
  alene = alone; hvor tit = how often; hvor laenge = how long; over nettet = over the net; to gange = twice;
  hvordan har min = how did my; hvordan har mit = how did my; hvordan har = how did; hvordan er = how is; hvordan = how do i; man = i;
  arbejde med = work on; arbejde pa = work on; trene pa = work on; traene pa = work on; blive bedre = get better; bliver bedre =
  get better; bliver jeg bedre = am i improving; er jeg blevet bedre = am i improving; har min = how did my; hvor mange = how
  many; hvor meget = how much; hvor lang tid = how long; hvor lange = how long; hvor hoj = how high; hvor stor = how big size;
  hvor langt = how far; hvor ofte = how often; hvor skal jeg sta = where should i stand position; hvad skal jeg = what should i;
  hvad bor jeg = what should i; hvad er min = what is my; hvad er mit = what is my; hvad er mine = what is my; naeste niveau =
  next level; naeste traening = next session; min naeste = my next; gyldne point = golden point; gyldent point = golden point; i
  luften = volley before bounce; ud over = out over; glemt min adgangskode = forgot my password; glemt adgangskode = forgot
  password; gor ondt = hurt injury; varme op = warm up; varmer op = warm up; til netspillerens fodder = chiquita;

  hvis = if; der = that; sker = happens; indeholder = contains; godkendt = verified; godkende = verify; forbedrer = improve; lobe = run; loebe = run; padelbane = padel court; svar = answer feedback; besvare = answer; link = link; linket = link; videoen = video; videoer = videos; abne = open; abner = open; abnes = opened; privat = private;
  offentlig = public; skjult = unlisted; faktura = invoice; kvittering = receipt; opsige = cancel; opsig = cancel; opsiger = cancel; afmelde = unsubscribe; notifikationer =
  notifications; kalender = calendar; kalenderen = calendar; profil = profile; betale = pay; betaling = payment; penge = money; medlem = member; medlemmer = members; bevis = certificate; dele =
  share; deler = share; vise = show; viser = show; vis = show; se = see; ser = see; hente = download; henter = download; slet = delete; kode = password; kodeord = password; skift = change;
  skifter = change; anden = second; forste = first; forst = first; tredje = third; varer = lasts; varighed = duration; minutter = minutes; timer = hours; dage = days; maned = month; manedligt = monthly; ar = year; uger =
  weeks; vente = wait; venter = waiting; faerdig = ready; klar = ready; sendt = sent; sende = send; sender = send; ben = leg; laeg = calf; laegmuskel = calf; ankel = ankle; anklen = ankle; haelsene = achilles; ryggen = lower back;
  drikke = drink; spise = eat; spiser = eat; mad = food; vand = water; nervos = nervous; pres = pressure; taber = lose; forkert = wrong; rigtigt = correct; bloedt = soft; blodt = soft; rundt = round; runde = round; draabe = teardrop;
  form = shape; vaegt = weight; snor = wrist strap; tennisbolde = tennis balls; dommer = umpire; uenige = disagree; loft = ceiling; lampe = lamp; lige = deuce; pause = rest break; pauser = breaks; dobbeltslag = double hit; stat =
  stand; brugt = used; kobe = buy; kober = buy; koeber = buy; finde = find; finder = find; vaere = be; bliver = become; blevet = become; laert = learned; laerer = learn; slas = hit; bagfra = from the back; netspillet = net play; linjen = line; linje = line; linjer = lines;

  abonnement = subscription; adgangskode = password; aendrede = changed; aendret = changed; af = of; afstand = distance; albue =
  elbow; albuen = elbow; alle = all; altid = always; analyse = analysis; angreb = attack; angribe = attack; angriber = attack;
  anmeldelse = review; antal = number; at = to; australsk = australian; bagglas = back glass; bagglasset = back glass; baghand =
  backhand; baghanden = backhand; baghands = backhand; bagvaeg = back glass; bagvaeggen = back glass; bagved = behind; bandejaen
  = bandeja; bane = court; banen = court; banens = court; bat = racket; batch = racket; battet = racket; darligst = worst; svare = answer; svarer = answer; svarede = answered; svaret = answered; invitation = invitation; invitationen = invitation; invitationer = invitations; inden for raekkevidde = within reach; forsinket = late; forsinkede = late; haster = urgent; endnu = still; darligste = worst; ringest = worst; ringeste = worst; vaerst = worst; vaerste = worst; bedre = better; bedst =
  best; bedste = best; begynder = beginner; begyndere = beginner; bekraefte = verify; bekraeftet = verified; benarbejde =
  footwork; berorer = touch; besked = message; beskeder = messages; betyder = mean; bold = ball; bolde = balls; bolden = ball;
  boldene = balls; bor = should; brede = width; brug = use; bruge = use; bruger = use; bytte = switch; bytter = switch; da =
  when; dit = your; dobbeltfejl = double fault; dobbeltvaeg = double wall; dor = door; doren = door; du = you; efter = after;
  ejer = own; eksportere = export; eller = or; en = a; er = is; et = a; fa = get; far = get; farvel = goodbye; fejl = fault; fik
  = got; flugt = volley; flugte = volley; flugtning = volley; flugtninger = volley; fodarbejde = footwork; fodder = feet; for =
  for; foran = in front; forbedre = improve; forbedret = improved; forehanden = forehand; forhand = forehand; formation =
  formation; forskel = difference; forskellen = difference; forsvar = defence; forsvare = defend; fra = from; ga = go; gang =
  time; gar = goes; gitter = mesh; gitteret = mesh; glas = glass; glasset = glass; glasvaeg = glass wall; god = good; goddag =
  hello; goder = good; godt = good; gor = do; gore = do; gratis = free; greb = grip; grebet = grip; ham = him; handled = wrist;
  handleddet = wrist; har = have; hard = hard; hardt = hard; hedder = called; hegn = mesh fence; hegnet = mesh fence; hej =
  hello; hjaelp = help; hjaelpe = help; hjorne = corner; hjornet = corner; hoejde = height; hoj = high; hojden = height;
  hojhandet = right handed; hojre = right; hojt = high; hop = bounce; hopper = bounce; hun = she; hurtig = fast; hurtigt = fast;
  hvad = what; hvem = who; hvilke = which; hvilken = which; hvilket = which; hvor = where; hvorfor = why; hvornar
  = when; i = in; ikke = not; ind = in; indendors = indoor; jeg = i; jer = you; kamp = match; kampen = match; kan = can; kaste =
  throw; klub = club; klubben = club; knae = knee; koldt = cold; kommunikation = communication; kommunikere = communicate; konto
  = account; kort = short; koste = cost; koster = cost; kraft = power; kredit = credit; kreditter = credits; lad = let; laengde
  = length; laenge = long; laere = learn; lang = long; langsom = slow; lav = low; lave = low; lektion = lesson; let = easy; lob
  = lob; lobbe = lob; lobben = lob; lobber = lob; loftet = lift; ma = may allowed; makker = partner; makkeren = partner;
  maksimalt = maximum; mal = goal; malet = goal; mangler = missing; med = with; mellem = between; men = but; midt = middle;
  midten = middle; mig = me; min = my; mine = my; mit = my; mod = against; modstander = opponent; modstandere = opponents;
  modstanderen = opponent; modstanderne = opponents; naeste = next; nar = when; net = net; netspil = net play; nettet = net;
  niveau = level; niveauet = level; nogle = some; nu = now; ny = new; nybegynder = beginner; nye = new; oevede = advanced; og =
  and; om = about; op = up; opgave = drill; opspring = bounce; opvarmning = warm up; os = us; ove = practise; ovede = advanced;
  ovelse = drill; ovelser = drills; over = over; overhand = overhead; ovet = advanced; pa = on; placere = position; placering =
  position; point = point; pointene = points; pointsystem = scoring; pris = price; prisen = price; ramme = hit; rammer = hit;
  ramt = hit; rangliste = ranking; regel = rule; regler = rules; reglerne = rules; regn = rain; retur = return; returnere =
  return; returnering = return; rore = touch; rorer = touch; ryg = back; saet = set; saettet = set; sagde = said; sagt = said;
  samme = same; serv = serve; serve = serve; serven = serve; server = serve; servere = serve; side = side; sider = sides;
  sidevaeg = side wall; sidevaeggen = side wall; sidste = last; siger = say; skade = injury; skader = injury; skal = must
  should; skifte = switch change; sko = shoes; skrev = wrote; skrive = write; skulder = shoulder; sla = hit; slaet = hit; slag =
  stroke; slaget = stroke; slar = hit; slette = delete; sletter = delete; smashe = smash; smashen = smash; smasher = smash; sol
  = sun; spil = game; spille = play; spiller = play player; spillere = players; spilles = played; spin = spin; sporgsmal =
  question; springe = bounce; springer = bounce; sta = stand; staerk = strong; staerkeste = strongest; star = stand; starte =
  start; starter = start; stilling = score; stor = big; strategi = strategy; styrke = strength; svaer = difficult; svag = weak;
  svageste = weakest; svaghed = weakness; tabe = lose; taeller = count; taelles = counted; tak = thanks; taktik = tactics; tid =
  time; tidlig = early; til = to; tilbage = left back; to = two; traene = practise; traener = coach; traeneren = coach; traening
  = session training; traeningen = session training; traeninger = sessions; trussel = threat; trykker = press; tung = heavy;
  turnering = tournament; ud = out; udendors = outdoor; udenfor = outside; udstyr = equipment; udvikle = develop; udviklet =
  changed improved; udvikling = progress change; uge = week; under = under; undga = avoid; undgar = avoid; uploade = upload;
  uploader = upload; vaeg = wall; vaegge = walls; vaeggen = wall; vaeggene = walls; vaelge = choose; vaelger = choose; var =
  was; varmt = hot; ved = at; vejr = weather; vejret = weather; vel = well; venstre = left; venstrehandede = left handed;
  venstrehandet = left handed; verificere = verify; verificeret = verified; vi = we; viboraen = vibora; videoer = videos; vind =
  wind; vinde = win; vinder = win; volleyen = volley; vores = our; vurdering = rating; vundet = won; vandt = won; tabte = lost; tabt = lost; kone = wife; kones = wifes; kaereste = girlfriend; kammerat = friend; kammerats = friends; makkers = partners; traeners = coachs; mailadresse = email address; telefonnummer = phone number;
  januar = january; februar = february; marts = march; maj = may; juni = june; juli = july; oktober = october; gennemsnit = average; gennemsnittet = average; sommeren = summer; sommer = summer
`);
