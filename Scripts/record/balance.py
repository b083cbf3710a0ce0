#!/usr/bin/env python3
"""Records how Chromium balances the lines of texts: Scripts/record/balance.py

Writes Tests/Fonts/PickerShapingTests/Fixtures/balance.json.gz: 1,375 texts of random words in eleven languages, each with a size, a width,
and the UTF-8 offset of the first character of every line with `text-wrap` `wrap`, `balance` and `pretty`. No width is less
than that of the widest word.

Needs Debian's chromium.
"""

import json
import random

from recording import ROOT, compressed, font_face, lines, opened, utf8
from browser.chromium import Chromium

OUTPUT = ROOT / "Tests/Fonts/PickerShapingTests/Fixtures/balance.json.gz"
COUNT = 1375
SIZES = [12, 13, 14, 16, 17, 20, 24, 32]
STYLES = ["wrap", "balance", "pretty"]
FONTS = {
    "Inter": "Inter/InterVariable.ttf",
    "Noto Sans Arabic": "NotoSansArabic/NotoSansArabic-Regular.ttf",
    "Noto Sans Hebrew": "NotoSansHebrew/NotoSansHebrew-Regular.ttf",
    "Noto Sans Devanagari": "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf",
    "Noto Sans Thai": "NotoSansThai/NotoSansThai-Regular.ttf",
    "Noto Sans CJK SC": "NotoSansCJK/NotoSansCJKsc-Regular.otf",
}
# The family, what stands between words, and words or phrases, each language with its own.
LANGUAGES = {
    "en": ("Inter", " ", """
        a the of and to in on for with your notifications settings delete permanently all downloaded messages when
        storage is almost full choose between light dark appearance automatically half-open (recommended), account, “saved”
        payment method shipping address, I we it's don't sign up now; continue? photos/videos 1,024 items Wi-Fi
    """),
    "de": ("Inter", " ", """
        die der und mit für auf in zu ein Benachrichtigungen Einstellungen löschen, dauerhaft alle heruntergeladenen
        Nachrichten, wenn der Speicher fast voll ist Darstellung automatisch wählen Straßenbahnhaltestelle Versandkosten
        Zahlungsart Lieferadresse „gespeichert“ jetzt anmelden? Ja Größe über Übersicht 12.000 Geräte
    """),
    "fr": ("Inter", " ", """
        le la de et pour avec dans un vos réglages notifications supprimer définitivement tous les messages téléchargés
        lorsque l'espace d'enregistrement est presque plein, choisir l'apparence automatiquement aujourd'hui adresse où à
        paiement « enregistré » déjà continuer\u202f? oui
    """),
    "ru": ("Inter", " ", """
        и в на с для все вы настройки уведомления удалить навсегда загруженные сообщения, когда память почти заполнена
        выберите оформление автоматически адрес доставки способ оплаты «сохранено» сейчас продолжить? да
    """),
    "el": ("Inter", " ", """
        και το η σε για με όλα ρυθμίσεις ειδοποιήσεις διαγραφή οριστικά μηνυμάτων, όταν ο αποθηκευτικός χώρος είναι σχεδόν
        πλήρης επιλογή εμφάνισης αυτόματα διεύθυνση αποστολής τρόπος πληρωμής τώρα ναι
    """),
    "ar": ("Noto Sans Arabic", " ", """
        في من على مع كل إلى الإعدادات الإشعارات حذف نهائيا جميع الرسائل التي تم تنزيلها عندما تكون مساحة التخزين ممتلئة تقريبا،
        اختيار المظهر تلقائيا عنوان الشحن طريقة الدفع الآن نعم متابعة؟
    """),
    "he": ("Noto Sans Hebrew", " ", """
        של על עם כל אל הגדרות התראות מחיקה לצמיתות הודעות שהורדו כאשר שטח האחסון כמעט מלא, בחירת מראה באופן אוטומטי
        כתובת למשלוח אמצעי תשלום עכשיו כן להמשיך?
    """),
    "hi": ("Noto Sans Devanagari", " ", """
        और में के लिए सभी यह सेटिंग सूचनाएँ हमेशा हटाएँ डाउनलोड किए गए संदेश जब भंडारण लगभग भर जाए, रूप अपने आप चुनें
        भुगतान का तरीका शिपिंग पता अभी हाँ जारी रखें?
    """),
    "th": ("Noto Sans Thai", "", """
        การตั้งค่า การแจ้งเตือน ลบ ถาวร ข้อความ ทั้งหมด ที่ ดาวน์โหลด แล้ว เมื่อ พื้นที่ เก็บข้อมูล ใกล้ เต็ม เลือก ลักษณะ อัตโนมัติ
        ที่อยู่ จัดส่ง วิธี ชำระเงิน ตอนนี้ ใช่
    """),
    "ja": ("Noto Sans CJK SC", "", """
        設定 通知 を 完全に 削除 する すべての メッセージ 、 容量が いっぱい になったら 。 外観 自動的に 選択 お支払い方法 （配送先） 今すぐ
        「保存済み」 はい ダウンロード きょう って
    """),
    "zh": ("Noto Sans CJK SC", "", """
        设置 通知 永久 删除 所有 已下载的 消息 ， 当 存储空间 快满 时 。 自动 选择 外观 付款方式 （收货地址） 现在 “已保存” 是 继续 ？
    """),
}
SCRIPT = """
(() => {
  const box = document.getElementById('box'), {text, size, lines, css} = %s;
  box.style.cssText = css + `;font-size:${size}px`;
  box.textContent = text;
  const node = box.firstChild, range = document.createRange();
  const measured = width => { box.style.width = width; return box.getBoundingClientRect().width };
  const [least, most] = [measured('min-content'), measured('max-content')];
  const width = Math.max(Math.ceil(least * 4) / 4, Math.round(most / lines * 4) / 4);
  box.style.width = width + 'px';
  const starts = style => {
    box.style.textWrap = style;
    const found = [];
    let top = null;
    for (let at = 0; at < text.length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const here = Math.max(...[...range.getClientRects()].filter(each => each.width > 0).map(each => each.top));
      if (' \\u202f'.includes(text[at]) || !isFinite(here)) continue;
      if (top === null || here > top + 5) found.push(at);
      top = here;
    }
    return found;
  };
  return [width, ...%s.map(starts)];
})()
"""


def page():
    rules = "".join(font_face(name, file) for name, file in FONTS.items())
    return (
        f"<!doctype html><meta charset=utf-8><style>{rules} #box {{ line-height: 60px; text-rendering: geometricPrecision;"
        f" text-spacing-trim: space-all }}"
        f"</style><div id=box dir=auto></div>" + "".join(f"<p style='font-family: {name}'>a" for name in FONTS))


def sentence(language):
    _, space, words = LANGUAGES[language]
    return space.join(random.choices(words.split(), k=random.randint(2, 22)))


def recorded(tab, language):
    family, _, _ = LANGUAGES[language]
    text = sentence(language)
    case = {"language": language, "family": family, "size": random.choice(SIZES), "text": text}
    wanted = {
        "text": text, "size": case["size"], "lines": random.uniform(1, 7.5), "css": f"font-family:'{family}',Inter"}
    tab.evaluate(f"document.documentElement.lang = {json.dumps(language)}")
    width, *starts = tab.evaluate(SCRIPT % (json.dumps(wanted), json.dumps(STYLES)))
    return {**case, "width": width, **{style: utf8(text, each) for style, each in zip(STYLES, starts)}}


def main():
    random.seed(44)
    with Chromium() as chromium, opened(chromium, page()) as tab:
        version = chromium.call("Browser.getVersion")["product"]
        languages = [language for _, language in zip(range(COUNT), list(LANGUAGES) * COUNT)]
        cases = [recorded(tab, language) for language in languages]
    OUTPUT.write_bytes(compressed(json.dumps({"browser": version})[:-1] + ',"cases":[\n' + lines(cases) + "\n]}\n"))


if __name__ == "__main__":
    main()
