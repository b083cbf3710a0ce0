// The words in languages of Latin letters; see `Word` for what each line is.
extension WordTable {
  static let english = WordTable(
    "en",
    """
    . , 1 #% one other
    Remove {name}
    item
    {name} removed
    {index} of {count}
    {count} more|{count} more
    Show less
    No more can be selected
    One has to stay selected
    Select an item.
    carousel
    slide
    2D slider
    chips
    segmented
    stack
    grid
    color picker
    chroma touch
    drawing
    {first} and {second}
    {first}, {second}
    {name}: {value}
    Your color: {value}
    hue
    saturation
    brightness
    lightness
    chroma
    alpha
    dark {color}
    light {color}
    black
    white
    gray
    red
    orange
    brown
    yellow
    green
    cyan
    blue
    purple
    magenta
    pink
    """)

  static let german = WordTable(
    "de",
    """
    , . 1 #\u{A0}% one other
    {name} entfernen
    Element
    {name} entfernt
    {index} von {count}
    {count} weiteres|{count} weitere
    Weniger anzeigen
    Mehr können nicht ausgewählt werden
    Eines muss ausgewählt bleiben
    Bitte ein Element auswählen.
    Karussell
    Folie
    2D-Schieberegler
    Auswahl
    Segmente
    Stapel
    Raster
    Farbwähler
    Touch-Farbwähler
    Zeichnung
    {first} und {second}
    {first}, {second}
    {name}: {value}
    Ihre Farbe: {value}
    Farbton
    Sättigung
    Helligkeit
    Helligkeit
    Buntheit
    Deckkraft
    dunkel{color}
    hell{color}
    schwarz
    weiß
    grau
    rot
    orange
    braun
    gelb
    grün
    cyan
    blau
    violett
    magenta
    rosa
    """)

  static let french = WordTable(
    "fr",
    """
    , \u{202F} 1 #\u{202F}% one many other
    Supprimer {name}
    l’élément
    Supprimé\u{A0}: {name}
    {index} sur {count}
    {count} de plus|{count} de plus|{count} de plus
    Afficher moins
    Impossible d’en sélectionner davantage
    Un élément doit rester sélectionné
    Sélectionnez un élément.
    carrousel
    diapositive
    curseur 2D
    options
    segments
    pile
    grille
    sélecteur de couleur
    sélecteur de couleur tactile
    dessin
    {first} et {second}
    {first}, {second}
    {name}\u{A0}: {value}
    Votre couleur\u{A0}: {value}
    teinte
    saturation
    luminosité
    clarté
    chroma
    opacité
    {color} foncé
    {color} clair
    noir
    blanc
    gris
    rouge
    orange
    marron
    jaune
    vert
    cyan
    bleu
    violet
    magenta
    rose
    """)

  static let spanish = WordTable(
    "es",
    """
    , . 2 #\u{A0}% one many other
    Quitar {name}
    elemento
    Se ha quitado {name}
    {index} de {count}
    {count} más|{count} más|{count} más
    Mostrar menos
    No se pueden seleccionar más
    Un elemento debe quedar seleccionado
    Seleccione un elemento.
    carrusel
    diapositiva
    control deslizante 2D
    opciones
    segmentos
    pila
    cuadrícula
    selector de color
    selector de color táctil
    dibujo
    {first} y {second}
    {first}, {second}
    {name}: {value}
    Su color: {value}
    tono
    saturación
    brillo
    luminosidad
    croma
    opacidad
    {color} oscuro
    {color} claro
    negro
    blanco
    gris
    rojo
    naranja
    marrón
    amarillo
    verde
    cian
    azul
    morado
    magenta
    rosa
    """)

  static let italian = WordTable(
    "it",
    """
    , . 2 #% one many other
    Rimuovi {name}
    elemento
    Rimosso: {name}
    {index} di {count}
    {count} altro|{count} altri|{count} altri
    Mostra meno
    Non è possibile selezionarne altri
    Un elemento deve restare selezionato
    Seleziona un elemento.
    carosello
    diapositiva
    cursore 2D
    opzioni
    segmenti
    pila
    griglia
    selettore colore
    selettore colore tattile
    disegno
    {first} e {second}
    {first}, {second}
    {name}: {value}
    Il tuo colore: {value}
    tonalità
    saturazione
    luminosità
    chiarezza
    croma
    opacità
    {color} scuro
    {color} chiaro
    nero
    bianco
    grigio
    rosso
    arancione
    marrone
    giallo
    verde
    ciano
    blu
    viola
    magenta
    rosa
    """)

  static let portuguese = WordTable(
    "pt",
    """
    , . 1 #% one many other
    Remover {name}
    item
    Removido: {name}
    {index} de {count}
    mais {count}|mais {count}|mais {count}
    Mostrar menos
    Não é possível selecionar mais
    Um item tem de ficar selecionado
    Selecione um item.
    carrossel
    slide
    seletor 2D
    opções
    segmentos
    pilha
    grade
    seletor de cor
    seletor de cor tátil
    desenho
    {first} e {second}
    {first}, {second}
    {name}: {value}
    Sua cor: {value}
    matiz
    saturação
    brilho
    luminosidade
    croma
    opacidade
    {color} escuro
    {color} claro
    preto
    branco
    cinza
    vermelho
    laranja
    marrom
    amarelo
    verde
    ciano
    azul
    roxo
    magenta
    rosa
    """)
}
