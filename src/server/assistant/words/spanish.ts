// Spanish words in padel questions, without accents.

import { dictionary } from './dictionary.ts';

/** Phrases and single words. */
export const spanish = dictionary(`
  por que ha bajado = why did go down; por que ha subido = why did go up; por que ha cambiado = why did change;
  por que mi nivel = why my level; que tengo que = what should i; como es una = what is a; como es un = what is a; cambia de lado = change ends; se cambia de lado = change ends; como ha ido mi = how did change my; como van mis = how are my; que me falta = what is missing; verifiquen = verify; verificado = verified; consigo = do i get; coloco = stand; ponerme = stand position; ultimamente = lately; errores no forzados = unforced errors; zapatillas = shoes; apuntar = aim; apunto = aim; golpea = hit; pisar = touch; piso = touch; cesped = artificial grass; arena = sand; tamano = size; compre = buy; cobran = cost; se juega = is played; sacan = serve; restan = return; suben = go up; calambre = cramp; calambres = cramps; estirar = stretch; descansar = rest; campeon = champion; liga = league;
  ha mejorado mi = has improved my; han mejorado mis = have improved my; como esta mi = how is my; como va mi = how is my; como te llamas = what is your name; que puedes hacer = what can you do; quien puede ver = who can see; iniciar sesion =
  sign in; cambiar de lado = change ends; cambiamos de lado = change ends; cambio de lado = change ends; dos veces = twice; por semana = each week; quien saca = who serves; saca primero = serves first; parte baja de la espalda = lower back;
  cuanto dura = how long does last; cuantas veces = how often; me duele = hurts my; me duelen = hurts my; puedo usar = can i use; puedo jugar = can i play;
  como se = how do i; como hago = how do i; como juego = how do i play; como puedo = how do i; como golpeo = how do i hit; como saco = how do i serve;
  punto de oro = golden point; punto oro = golden point; punto estrella = star point; pared de fondo = back glass; cristal de
  fondo = back glass; pared trasera = back glass; pared lateral = side wall; doble pared = double wall; doble falta = double
  fault; contra pared = contrapared; bajada de pared = bajada; salida de pared = wall exit back glass; por tres = por tres; en
  que debo = what should i; en que tengo que = what should i; que debo = what should i; que deberia = what should i; debo
  trabajar = should i work on; trabajar en = work on; cual es mi = what is my; cuales son mis = what are my; cuantos creditos =
  how many credits; cuantos mensajes = how many messages; cuanto tarda = how long takes; cuanto tiempo = how long; cuanto mide =
  how big size measure; proximo nivel = next level; siguiente nivel = next level; proxima sesion = next session; proximo
  entrenamiento = next session; proxima clase = next session; dijo mi entrenador = did my coach say; ha dicho mi entrenador =
  did my coach say; dice mi entrenador = does my coach say; he mejorado = did i improve; ha mejorado = improved; estoy mejorando
  = am i improving; como ha cambiado = how did change; puedo mejorar = can i improve; juego de pies = footwork; trabajo de pies
  = footwork; codo de tenista = tennis elbow; he olvidado = i forgot; olvide mi contrasena = forgot my password; buenos dias =
  hello; buenas tardes = hello; muchas gracias = thanks; quien eres = who are you; zona de transicion = transition zone; bola de
  partido = match point; la pala = the racket; una pala = a racket; que pala = which racket; mi pala = my racket; otra vez =
  again; de donde = from where;

  se cuentan = score; cuentan = score; cuenta los = score; mejoro = improve; verifico = verify; recibo = receive get; respuesta = answer feedback; pega = hit; pego = hit; analizado = analysed; factura = invoice; facturas = invoices; cancelar = cancel; pagar = pay; pago = payment; dinero = money; reembolso = refund; perfil = profile; correo = mail; correos = mails; notificaciones = notifications; calendario =
  calendar; privado = private; publico = public; oculto = unlisted; enlace = link; abrir = open; abre = opens; compartir = share; comparto = share; ver = see; veo = see; descargar = download; datos = data; cerrar = close; dias = days; semana = week; mes = month;
  ano = year; horas = hours; minutos = minutes; esperar = wait; espera = waiting; listo = ready; lista = ready; enviado = sent; enviar = send; envie = sent; miembro = member; certificado = certificate; insignia = badge; solo = alone; pierna = leg; gemelo = calf; tobillo =
  ankle; espalda = lower back; comer = eat; beber = drink; agua = water; nervioso = nervous; nerviosa = nervous; nervios = nervous; perdiendo = losing; perdemos = losing; correcto = correct; blanda = soft; dura = hard; redonda = round; lagrima = teardrop; diamante =
  diamond; forma = shape; correa = wrist strap; arbitro = umpire; sorteo = toss; iguales = deuce; descanso = rest break; descansos = breaks; techo = ceiling; lampara = lamp; paralelo = down the line; comprar = buy; compro = buy; encontrar = find; encuentro = find; aprendo =
  learn; ensena = teaches; olvidado = forgot; hablar = talk; escribir = write; escribo = write; veces = times; cuerda = wrist strap; reja = mesh; rejas = mesh; segundo = second; primero = first; primer = first; tercer = third;

  abajo = down; trabajar = work on; buen = good; buena = good; adios = goodbye; al = to the; alta = high; alto = high; altura = height; analisis = analysis; ancho = width;
  antes = before; aprender = learn; aqui = here; arriba = up; atacar = attack; ataque = attack; atras = back; australiana =
  australian; ayuda = help; ayudar = help; baja = low; bajo = low; bandeja = bandeja; bandejas = bandeja; bien = well; bola =
  ball; bolas = balls; borrar = delete; bota = bounce; botar = bounce; bote = bounce; brazo = arm; buena = good; bueno = good;
  calentamiento = warm up; calentar = warm up; calor = heat hot; calzado = shoes; cambiado = changed; cambiamos = change;
  cambiar = change; cambio = change; campo = court; cancha = court; caracteristicas = features; centro = centre middle; cerca =
  near; codo = elbow; colocacion = position; colocar = position; colocarme = position stand; comentarios = comments; como = how;
  companera = partner; companero = partner; comunicacion = communication; comunicar = communicate; con = with; consejo = advice;
  consejos = tips advice; contar = count; contestar = answer return; continental = continental; contra = against; contrario =
  opponent; contrarios = opponents; contrasena = password; corta = short; corto = short; credito = credit; creditos = credits;
  cristal = glass; cruzada = cross court; cruzado = cross court; cual = which; cuando = when; cuantas = how many; cuanto = how
  much; cuantos = how many; cuenta = account; cuesta = cost; dale = hit; dar = hit; de = of; deberia = should; debil = weak;
  debiles = weaknesses; debilidad = weakness; debo = should i; defender = defend; defensa = defence; del = of the; derecha =
  forehand right; derecho = right; desde = from; despues = after; devolver = return; dicho = said; diestro = right handed;
  diferencia = difference; dijo = said; dimensiones = dimensions size; dolor = pain; donde = where; dos = two; duele = hurt;
  duro = hard; efecto = spin; ejercicio = drill; ejercicios = drills; el = the; elegir = choose; eliminar = delete; empatar =
  tie; empate = deuce tie; empezar = start; empunadura = grip; en = in; entre = between; entrenador = coach; entrenadora =
  coach; entrenamiento = session training; entrenamientos = sessions; entrenar = practise; entreno = practise; equipamiento =
  equipment; equipo = team equipment; error = error; errores = errors; es = is; esta = is; estadisticas = statistics; estar =
  be; estrategia = strategy; evitar = avoid; evito = avoid; exportar = export; exterior = outdoor; fallar = miss; fallo = miss;
  falta = fault missing; fondo = back; formacion = formation; frio = cold; fuera = out; fuerte = strong; fuertes = strengths;
  fuerza = power; ganar = win; gano = win; globo = lob; globos = lobs; golpe = stroke; golpear = hit; golpeo = hit; golpes =
  strokes; gracias = thanks; gratis = free; grip = grip; ha = has; habilidad = skill; habilidades = skills; hacer = do; hacia =
  towards; hago = do i; hola = hello; hombro = shoulder; interior = indoor; invertido = inverted; izquierda = left; izquierdo =
  left; juega = play; juegan = play; juego = game play; jugador = player; jugadores = players; jugar = play; la = the; lado =
  side; largo = long; las = the; lateral = side; laterales = side; lejos = far; lento = slow; lesion = injury; lesiones =
  injuries; linea = line; lineas = lines; lluvia = rain; lobs = lob; los = the; mal = badly; malla = mesh; mano = hand; marcador
  = score; mas = more; me = me; media = average; medidas = size measurements; mejor = best better; mejorado = improved; mejorar
  = improve; mejores = best; mensaje = message; mensajes = messages; meta = goal; mi = my; mide = measure size; mis = my; mojada
  = wet; mucho = much; muneca = wrist; muro = wall; necesito = need; nevera = nevera; nivel = level; niveles = levels; no = not;
  normas = rules; nota = rating; notas = notes; nueva = new; nuevo = new; objetivo = goal; objetivos = goals; oro = golden; otro
  = other; pala = racket; palas = rackets; para = for; pared = wall; paredes = walls; pareja = partner; parejas = pairs; partido
  = match; partidos = matches; pasar = pass; pelota = ball; pelotas = balls; peor = worst; todavia = still; invitacion = invitation; invitaciones = invitations; contestado = answered; contestar = answer; contesto = answered; respondido = answered; retraso = late; perder = lose; permitido = allowed;
  pero = but; pesa = weigh; peso = weight; pie = foot; pies = feet; pista = court; pistas = courts; por = by; porque = because;
  posicion = position; practicar = practise; precio = price; precision = accuracy; presion = pressure; principiante = beginner;
  principiantes = beginners; progresado = improved; progreso = progress; prohibido = forbidden; proxima = next; proximo = next;
  puede = can; puedo = can i; puerta = door; punto = point; puntos = points; puntua = score; puntuacion = scoring rating; que =
  what; queda = left; quedan = left; quien = who; quiero = want; ranking = ranking; rapido = fast; raqueta = racket; red = net;
  regla = rule; reglamento = rules; reglas = rules; rematar = smash; remate = smash; remates = smash; restador = returner;
  restar = return; resto = return; reves = backhand; revision = review; rival = opponent; rivales = opponents; rodilla = knee;
  saca = serve; sacador = server; sacar = serve; saco = serve; salir = go out; saque = serve; se =; senal = signal; ser = be;
  servicio = serve; sesion = session; set = set; si = if; sido = been; significa = mean; siguiente = next; sin = without; sirve
  = for purpose; situarme = stand position; sobre = about; son = are; soy = am i; su = their; subir = upload go up; subo =
  upload; sudor = sweat; suelo = floor; suscripcion = subscription; tactica = tactics; tacticas = tactics; tengo = have i;
  tiempo = time weather; tipo = type; tirar = hit; toca = touch; tocar = touch; todos = all; torneo = tournament; tres = three;
  tu = your; ultima = last; ultimo = last; un = a; una = a; usar = use; uso = use; utilizar = use; vale = allowed; valoracion =
  rating; ventaja = advantage; ventajas = advantage; verano = summer; verifica = verify; verificado = verified; verificar =
  verify; vez = time; videos = videos; vieja = old; viento = wind; volea = volley; volear = volley; voleas = volley; y = and; ya
  = already; yo = i; zapatillas = shoes; zona = zone; zurda = left handed; zurdo = left handed; zurdos = left handed;
  enero = january; febrero = february; marzo = march; abril = april; mayo = may; junio = june; julio = july; agosto = august; septiembre = september; octubre = october; noviembre = november; diciembre = december; mi media = my average; de media = average; promedio = average; ganado = won; perdido = lost; ganamos = won; mujer = wife; marido = husband; novia = girlfriend; novio = boyfriend; amigo = friend; amiga = friend; correo electronico = email; direccion = address; tiene mi = has my
`);
