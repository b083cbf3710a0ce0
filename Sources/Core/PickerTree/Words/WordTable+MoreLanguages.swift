// The words in further languages; see `Word` for what each line is.
extension WordTable {
  static let dutch = WordTable(
    "nl",
    """
    , . 1 #% one other
    {name} verwijderen
    item
    {name} verwijderd
    {index} van {count}
    nog {count}|nog {count}
    Minder tonen
    Er kan niet meer worden geselecteerd
    Eén item moet geselecteerd blijven
    Selecteer een item.
    carrousel
    dia
    2D-schuifregelaar
    opties
    segmenten
    stapel
    raster
    kleurkiezer
    tactiele kleurkiezer
    tekening
    {first} en {second}
    {first}, {second}
    {name}: {value}
    Uw kleur: {value}
    tint
    verzadiging
    helderheid
    lichtheid
    chroma
    dekking
    donker{color}
    licht{color}
    zwart
    wit
    grijs
    rood
    oranje
    bruin
    geel
    groen
    cyaan
    blauw
    paars
    magenta
    roze
    """)

  static let russian = WordTable(
    "ru",
    """
    , \u{A0} 1 #\u{A0}% one few many
    Удалить: {name}
    элемент
    Удалено: {name}
    {index} из {count}
    ещё {count} элемент|ещё {count} элемента|ещё {count} элементов
    Показать меньше
    Больше выбрать нельзя
    Один элемент должен остаться выбранным
    Выберите элемент.
    карусель
    слайд
    двумерный ползунок
    варианты
    сегменты
    стопка
    сетка
    выбор цвета
    сенсорный выбор цвета
    рисунок
    {first} и {second}
    {first}, {second}
    {name}: {value}
    Ваш цвет: {value}
    тон
    насыщенность
    яркость
    светлота
    цветность
    непрозрачность
    тёмно-{color}
    светло-{color}
    чёрный
    белый
    серый
    красный
    оранжевый
    коричневый
    жёлтый
    зелёный
    голубой
    синий
    фиолетовый
    пурпурный
    розовый
    """)

  static let arabic = WordTable(
    "ar",
    """
    . , 1 #\u{200E}%\u{200E} zero one two few many other
    إزالة {name}
    العنصر
    تمت إزالة {name}
    {index} من {count}
    لا مزيد|عنصر آخر|عنصران آخران|{count} عناصر أخرى|{count} عنصرًا آخر|{count} عنصر آخر
    عرض أقل
    لا يمكن تحديد المزيد
    يجب أن يبقى عنصر واحد محددًا
    حدد عنصرًا.
    عرض دوّار
    شريحة
    شريط تمرير ثنائي الأبعاد
    خيارات
    مقاطع
    مكدس
    شبكة
    منتقي الألوان
    منتقي ألوان باللمس
    رسم
    {first} و{second}
    {first}، {second}
    {name}: {value}
    لونك: {value}
    درجة اللون
    تشبع
    سطوع
    إضاءة
    صفاء
    عتامة
    {color} داكن
    {color} فاتح
    أسود
    أبيض
    رمادي
    أحمر
    برتقالي
    بني
    أصفر
    أخضر
    سماوي
    أزرق
    بنفسجي
    أرجواني
    وردي
    """)

  static let hebrew = WordTable(
    "he",
    """
    . , 1 #% one two other
    הסרת {name}
    הפריט
    הוסר: {name}
    {index} מתוך {count}
    עוד אחד|עוד שניים|עוד {count}
    הצגת פחות
    אי אפשר לבחור עוד
    פריט אחד חייב להישאר נבחר
    יש לבחור פריט.
    קרוסלה
    שקופית
    מחוון דו־ממדי
    אפשרויות
    מקטעים
    ערימה
    רשת
    בורר צבעים
    בורר צבעים במגע
    ציור
    {first} ו{second}
    {first}, {second}
    {name}: {value}
    הצבע שלך: {value}
    גוון
    רוויה
    בהירות
    בהירות
    כרומה
    אטימות
    {color} כהה
    {color} בהיר
    שחור
    לבן
    אפור
    אדום
    כתום
    חום
    צהוב
    ירוק
    ציאן
    כחול
    סגול
    מג׳נטה
    ורוד
    """)

  static let japanese = WordTable(
    "ja",
    """
    . , 1 #% other
    {name}を削除
    項目
    {name}を削除しました
    {count}中{index}
    ほか{count}件
    表示を減らす
    これ以上選択できません
    1つは選択しておく必要があります
    項目を選択してください。
    カルーセル
    スライド
    2次元スライダー
    選択肢
    セグメント
    スタック
    グリッド
    カラーピッカー
    タッチカラーピッカー
    図
    {first}と{second}
    {first}、{second}
    {name}：{value}
    選んだ色：{value}
    色相
    彩度
    明るさ
    明度
    クロマ
    不透明度
    濃い{color}
    薄い{color}
    黒
    白
    灰色
    赤
    オレンジ
    茶色
    黄色
    緑
    シアン
    青
    紫
    マゼンタ
    ピンク
    """)

  static let chinese = WordTable(
    "zh",
    """
    . , 1 #% other
    移除{name}
    项目
    已移除{name}
    第{index}项，共{count}项
    还有{count}项
    收起
    无法再选择更多
    必须保留一个选中项
    请选择一项。
    轮播
    幻灯片
    二维滑块
    选项
    分段
    堆叠
    网格
    颜色选择器
    触控颜色选择器
    绘图
    {first}和{second}
    {first}，{second}
    {name}：{value}
    您的颜色：{value}
    色相
    饱和度
    亮度
    明度
    色度
    不透明度
    深{color}
    浅{color}
    黑色
    白色
    灰色
    红色
    橙色
    棕色
    黄色
    绿色
    青色
    蓝色
    紫色
    品红色
    粉色
    """)
}
