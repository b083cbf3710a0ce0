
// Conversions between the parameters of a colour space and RGB, equal to the engine's: components are 0 to 1.
const spaces = (() => {
  const clamp = (value) => Math.max(0, Math.min(value, 1));
  const wrap = (turns) => {
    const part = turns - Math.floor(turns);
    return part < 1 ? part : 0;
  };

  // The hexcone: red is 1 beside hue 0, green a third later, blue two thirds.
  function circle(hue, minimum, chroma) {
    const sixths = wrap(hue) * 6;
    const component = (shift) => {
      const place = sixths + shift;
      return clamp(minimum + chroma * clamp(Math.abs((place < 6 ? place : place - 6) - 3) - 1));
    };
    return [component(0), component(4), component(2)];
  }

  function hueOf([red, green, blue]) {
    const [maximum, minimum] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    const chroma = maximum - minimum;
    if (chroma <= 0) return { maximum, minimum, chroma, hue: 0 };
    const sixths =
      maximum === red ? (green - blue) / chroma
        : maximum === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
    return { maximum, minimum, chroma, hue: wrap(sixths / 6) };
  }

  const encode = (light) =>
    light <= 0.0031308 ? 12.92 * light : 1.055 * Math.pow(light, 1 / 2.4) - 0.055;
  const decode = (value) =>
    value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  const times = (rows, v) => rows.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]);

  const conesOfRGB = [
    [0.412221469470763, 0.5363325372617348, 0.0514459932675022],
    [0.21190349581782522, 0.6806995506452344, 0.10739695353694055],
    [0.08830245919005643, 0.2817188391361215, 0.6299787016738221]];
  const rgbOfCones = [
    [4.076741636075958, -3.3077115392580625, 0.23096990318210447],
    [-1.268437973285032, 2.609757349287689, -0.3413193760026573],
    [-0.00419607613867548, -0.7034186179359363, 1.7076146940746117]];
  const labOfRoots = [
    [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.42859224204858, 0.450593709617411],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774]];
  const rootsOfLab = [
    [1, 0.396337777376175, 0.2158037573099136],
    [1, -0.10556134581565856, -0.06385417282581334],
    [1, -0.08948417752981182, -1.2914855480194092]];

  const models = {
    rgba: { rgb: (n) => [n[0], n[1], n[2]], numbers: (c) => [...c] },
    hsba: {
      rgb: (n) => circle(n[0], n[2] - n[2] * n[1], n[2] * n[1]),
      numbers(color) {
        const { maximum, chroma, hue } = hueOf(color);
        return [hue, maximum > 0 ? chroma / maximum : 0, maximum];
      },
    },
    hsl: {
      rgb(n) {
        const chroma = 2 * n[1] * Math.min(n[2], 1 - n[2]);
        return circle(n[0], n[2] - chroma / 2, chroma);
      },
      numbers(color) {
        const { maximum, minimum, chroma, hue } = hueOf(color);
        const sum = maximum + minimum;
        return [hue, Math.min(chroma > 0 ? chroma / Math.min(sum, 2 - sum) : 0, 1), sum / 2];
      },
    },
    cmyka: {
      rgb: (n) => [0, 1, 2].map((ink) => (1 - n[ink]) * (1 - n[3])),
      numbers(color) {
        const light = Math.max(...color);
        return [...color.map((each) => (light > 0 ? (light - each) / light : 0)), 1 - light];
      },
    },
    greyscale: {
      rgb: (n) => [n[0], n[0], n[0]],
      numbers: ([red, green, blue]) =>
        [red === green && green === blue ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue],
    },
    oklch: {
      rgb(n) {
        if (n[1] === 0) return [0, 0, 0].map(() => clamp(encode(n[0] ** 3)));
        const [angle, radius] = [n[2] * 2 * Math.PI, n[1] * 0.4];
        const lab = [n[0], radius * Math.cos(angle), radius * Math.sin(angle)];
        const cones = times(rootsOfLab, lab).map((root) => root ** 3);
        return times(rgbOfCones, cones).map((light) => clamp(encode(clamp(light))));
      },
      numbers(color) {
        const light = color.map(decode);
        if (color[0] === color[1] && color[1] === color[2]) return [Math.cbrt(light[0]), 0, 0];
        const lab = times(labOfRoots, times(conesOfRGB, light).map(Math.cbrt));
        return [
          Math.min(lab[0], 1), Math.hypot(lab[1], lab[2]) / 0.4,
          wrap(Math.atan2(lab[2], lab[1]) / (2 * Math.PI))];
      },
    },
  };

  // Converts parameters, of which the last is alpha, to red, green, blue and alpha; and back.
  const color = (space, numbers) => [...models[space].rgb(numbers), numbers[numbers.length - 1]];
  const numbers = (space, color) => [...models[space].numbers(color.slice(0, 3)), color[3]];
  const hex = (color) => {
    const digits = (value) => Math.round(clamp(value) * 255).toString(16).padStart(2, "0");
    const all = color[3] < 1 ? color : color.slice(0, 3);
    return `#${all.map(digits).join("").toUpperCase()}`;
  };
  return { clamp, color, numbers, hex };
})();
